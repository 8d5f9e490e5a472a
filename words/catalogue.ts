import { setupI18n, type I18n } from '@lingui/core';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;
export type Params = Readonly<Record<string, unknown>>;

// A plain argument `{card}` is shown in words, while plural and select go by the bare value of the same argument,
// so that `{card, select, doctor {…}}` works in every language. The worded value goes by a name of its own.
const worded = (name: string): string => `${name} in words`;

const isCases = (format: unknown): format is Record<string, unknown> =>
  typeof format === 'object' && format !== null;

/** Renames the plain arguments of a compiled message, and notes their names. */
function wordPlainArguments(message: CompiledMessage, names: Set<string>): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token;
    const [name, type, format] = token;
    if (type === undefined) {
      names.add(name);
      return [worded(name)];
    }
    if (!isCases(format)) return token;
    const cases = Object.entries(format).map(([key, value]) => [
      key,
      Array.isArray(value) ? wordPlainArguments(value as CompiledMessage, names) : value,
    ]);
    return [name, type, Object.fromEntries(cases)];
  });
}

/** The messages of one language, compiled when they are first used. */
export class Catalogue {
  private readonly messages: Messages;
  private readonly locale: string;
  private readonly i18n: I18n;
  private readonly plainArguments = new Map<string, ReadonlySet<string>>();

  constructor(messages: Messages, locale: string) {
    this.messages = messages;
    this.locale = locale;
    this.i18n = setupI18n({ locale, messages: { [locale]: {} } });
  }

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key);
  }

  /** The message with its arguments filled in; `show` words the plain ones. Throws when it is not well-formed ICU. */
  format(key: string, params: Params, show: (name: string, value: unknown) => string): string {
    const values: Record<string, unknown> = { ...params };
    for (const name of this.compile(key)) values[worded(name)] = show(name, params[name]);
    return this.i18n._(key, values);
  }

  /** Compiles a message if need be, and gives the names of its plain arguments. */
  compile(key: string): ReadonlySet<string> {
    const known = this.plainArguments.get(key);
    if (known !== undefined) return known;
    const names = new Set<string>();
    const message = wordPlainArguments(compileMessageOrThrow(this.messages[key] ?? ''), names);
    this.i18n.load(this.locale, { [key]: message });
    this.plainArguments.set(key, names);
    return names;
  }
}
