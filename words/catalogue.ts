import { withMinus } from './figure.ts';
import { type Argument, type Cases, type Message, NUMBER, readMessage } from './message.ts';

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;
export type Params = Readonly<Record<string, unknown>>;

/** Puts the value of a plain argument into words. */
type Show = (name: string, value: unknown) => string;

/** The messages of one language, read when they are first used. */
export class Catalogue {
  private readonly messages: Messages;
  private readonly read = new Map<string, Message>();
  private readonly locale: string;
  // Made with the first plural: they take longer than everything else here.
  private plurals: Intl.PluralRules | undefined;
  private numbers: Intl.NumberFormat | undefined;

  constructor(messages: Messages, locale: string) {
    this.messages = messages;
    this.locale = locale;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key);
  }

  /** The message with its arguments filled in; `show` words the plain ones. Throws when it is not well-formed ICU. */
  format(key: string, params: Params, show: Show): string {
    return this.filled(this.message(key), params, show, NaN);
  }

  /** A message, read if need be. */
  message(key: string): Message {
    const known = this.read.get(key);
    if (known !== undefined) return known;
    const message = readMessage(this.messages[key] ?? '');
    this.read.set(key, message);
    return message;
  }

  // A plain argument `{card}` is shown in words, while plural and select go by the bare value of the same argument,
  // so that `{card, select, doctor {…}}` works in every language.
  private filled(message: Message, params: Params, show: Show, number: number): string {
    let text = '';
    for (const part of message) {
      if (typeof part === 'string') text += part;
      else if (part === NUMBER)
        text += withMinus((this.numbers ??= new Intl.NumberFormat(this.locale)).format(number));
      else if (!isCases(part)) text += show(part.name, params[part.name]);
      else {
        const value = params[part.name];
        const counted = part.by === 'plural' ? Number(value) - part.offset : number;
        text += this.filled(this.chosen(part, value, counted), params, show, counted);
      }
    }
    return text;
  }

  private chosen({ by, cases }: Cases, value: unknown, counted: number): Message {
    const exactly = String(value);
    if (Object.hasOwn(cases, exactly)) return cases[exactly]!;
    if (by === 'select') return cases['other']!;
    return cases[(this.plurals ??= new Intl.PluralRules(this.locale)).select(counted)] ?? cases['other']!;
  }
}

const isCases = (part: Argument | Cases): part is Cases => 'cases' in part;
