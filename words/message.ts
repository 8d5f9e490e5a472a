/**
 * A message as it was read: text, plain arguments, arguments that choose among cases, and the number that a plural goes by.
 */
export type Message = readonly Part[];
type Part = string | Argument | Cases | typeof NUMBER;

export interface Argument {
  readonly name: string;
}

/** What is said by an argument's value: by its plural form in the language, or by the value itself. */
export interface Cases extends Argument {
  readonly by: 'plural' | 'select';
  /** What is taken from the number first. */
  readonly offset: number;
  /** Exact numbers go by their digits, before any plural form. */
  readonly cases: { readonly [value: string]: Message };
}

/** What `#` stands for: the number of the plural around it. */
export const NUMBER = Symbol('#');

/**
 * Reads an ICU message. Of ICU's kinds of arguments there are those that words need, plain ones, `plural` and `select`;
 * anything else, and whatever ICU would refuse, is refused. This is read in the browser, where a parser of all of ICU
 * would weigh more than all other words of the first page.
 */
export function readMessage(text: string): Message {
  let at = 0;
  const refuse = (expected: string): never => {
    throw new SyntaxError(`${expected} expected at ${at}: ${text}`);
  };
  /** What stands here, if it looks like that. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const demand = (pattern: RegExp, name: string): string => (take(pattern) ?? refuse(name)).at(-1)!;

  function parts(inPlural: boolean): Message {
    const found: Part[] = [];
    let said = '';
    const add = (part: Part): void => {
      if (said !== '') found.push(said);
      said = '';
      found.push(part);
    };
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') add(argument(inPlural));
      else if (inPlural && take(HASH)) add(NUMBER);
      else said += literal();
    }
    if (said !== '') found.push(said);
    return found;
  }

  /** Two apostrophes are one; one before a sign that means something begins what is quoted, and any other is itself. */
  function literal(): string {
    if (take(APOSTROPHE)) return "'";
    const quoted = take(QUOTED)?.[1];
    if (quoted !== undefined) return quoted.replaceAll("''", "'");
    return demand(PLAIN, "'");
  }

  function argument(inPlural: boolean): Argument | Cases {
    take(OPEN);
    const name = demand(NAME, 'a name');
    if (take(CLOSE)) return { name };
    demand(COMMA, '} or ,');
    const by = demand(KIND, 'plural or select') as Cases['by'];
    demand(COMMA, ',');
    const offset = by === 'plural' ? Number(take(OFFSET)?.[1] ?? 0) : 0;
    const cases: Record<string, Message> = {};
    while (!take(CLOSE)) {
      const value = demand(by === 'plural' ? FORM : NAME, 'a case');
      if (Object.hasOwn(cases, value)) refuse(`another case than ${value}`);
      demand(OPEN, '{');
      cases[value] = parts(inPlural || by === 'plural');
      demand(CLOSE, '}');
    }
    if (!Object.hasOwn(cases, 'other')) refuse('the case "other"');
    return { name, by, offset, cases };
  }

  const message = parts(false);
  return at < text.length ? refuse('no }') : message;
}

const HASH = /#/y;
const APOSTROPHE = /''/y;
const QUOTED = /'(?=[{}#])((?:[^']|'')*)'/y;
/** An apostrophe, or what stands before anything that may mean something. */
const PLAIN = /'(?![{}])|#|[^'{}#]+/y;
const OPEN = /\{/y;
const CLOSE = /\s*\}/y;
const COMMA = /\s*,\s*/y;
const NAME = /\s*([^\p{Pat_Syn}\p{Pat_WS}]+)\s*/uy;
const KIND = /(plural|select)\b/y;
const OFFSET = /offset:\s*(\d+)\s*/y;
const FORM = /\s*(?:=(?=\d)|(?!\d))(\d+|zero|one|two|few|many|other)\s*/y;
