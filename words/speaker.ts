import { Catalogue, type Messages, type Params } from './catalogue.ts';
import { plainWords } from './fallback.ts';
import { figure } from './figure.ts';

export interface SpeakerOptions {
  /** A BCP 47 language tag; decides plural forms and how lists are joined. */
  readonly locale?: string;
  /** Names of the players by seat. */
  readonly players?: readonly string[];
}

/** Anything a game says carries its kind under one of these names. */
export type Spoken = Readonly<Record<string, unknown>>;

/** Puts a game's choices, events, questions and refusals into words. */
export interface Speaker {
  /** The message of a key. */
  readonly say: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
  readonly term: (id: string) => string;
  readonly player: (seat: number) => string;
  readonly choice: (choice: Spoken) => string;
  readonly event: (event: Spoken) => string;
  /** What is asked; by the kinds of choices that are offered, a question can leave out what cannot be done. */
  readonly prompt: (step: Spoken, offered?: readonly { readonly do: string }[]) => string;
  readonly why: (refusal: { readonly rule: string; readonly params?: Params }) => string;
  /** What would make something possible. */
  readonly remedy: (remedy: { readonly remedy: string; readonly params?: Params }) => string;
}

const SEAT = /^(seat|player|winner|hero)s?$|(Seat|Player)s?$/;
const UNKNOWN = '?';
/** What stands where a kind of choice leaves open which one of it. */
const OPEN = '…';

/** Where somebody goes, by its spaces in order. */
const ROUTE = 'route';
/** Parts of an event that can have a text of their own, which its message may tell as `{printed}`. */
const PRINTED = ['card', 'tile', 'item'] as const;

const isChoice = (value: unknown): value is Spoken =>
  typeof value === 'object' && value !== null && 'do' in value;

const without = (thing: Spoken, names: readonly string[]): Spoken =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));

export function speaker(messages: Messages, options: SpeakerOptions = {}): Speaker {
  const locale = options.locale ?? 'en';
  const catalogue = new Catalogue(messages, locale);
  // Made with the first list: it takes as long as all else that a command needs to begin.
  let lists: Intl.ListFormat | undefined;
  const joined = (items: readonly string[]): string =>
    (lists ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(items);

  const player = (seat: number): string => options.players?.[seat] ?? say('player', { number: seat + 1 });
  const term = (id: string): string => (catalogue.has(`term.${id}`) ? say(`term.${id}`) : id);

  function show(name: string, value: unknown): string {
    if (value === undefined) return `{${name}}`;
    if (value === null) return UNKNOWN;
    if (Array.isArray(value)) return listed(name, value);
    if (typeof value === 'number') return SEAT.test(name) ? player(value) : figure(value);
    if (typeof value === 'string') return term(value);
    if (isChoice(value)) return choice(value);
    return typeof value === 'object' ? plainWords('', { ...value }, show) : JSON.stringify(value);
  }

  /** A way is told by where it ends, and then by what it passes: a list would sound like several places to go to. */
  function listed(name: string, items: readonly unknown[]): string {
    if (name === ROUTE && items.length > 1 && catalogue.has(ROUTE))
      return say(ROUTE, { to: items.at(-1), by: items.slice(0, -1) });
    return joined(items.map((item) => show(name, item)));
  }

  const printedOn = (event: Spoken): Params => {
    const texts = PRINTED.map((part) => `text.${String(event[part])}`);
    const text = texts.find((key) => catalogue.has(key));
    return text === undefined ? {} : { printed: say(text) };
  };

  function say(key: string, params: Params = {}): string {
    if (catalogue.has(key)) return catalogue.format(key, params, show);
    if (key === 'player') return `Player ${String(params['number'])}`;
    return plainWords(key.slice(key.indexOf('.') + 1), params, show);
  }

  const spoken = (kind: string, name: string, thing: Spoken): string => {
    const { [name]: id, ...fields } = thing;
    return say(`${kind}.${String(id)}`, fields);
  };

  const choice = (of: Spoken): string => spoken('choice', 'do', of).replace(/\{\w+\}/g, OPEN);

  return {
    say,
    has: (key) => catalogue.has(key),
    term,
    player,
    choice,
    // Who is told, and by which rules, is about the event and not part of what happened.
    event: (event) => spoken('event', 'event', { ...without(event, ['rules', 'to']), ...printedOn(event) }),
    prompt: (step, offered = []) => {
      const key = `prompt.${String(step['step'])}`;
      const kinds = Object.fromEntries(offered.map((one) => [one.do, true]));
      return say(key, catalogue.has(key) ? { ...kinds, ...step } : {});
    },
    why: ({ rule, params }) =>
      catalogue.has(`why.${rule}`)
        ? say(`why.${rule}`, params)
        : plainWords(`rule ${rule}`, params ?? {}, show),
    remedy: ({ remedy, params }) => say(`remedy.${remedy}`, params),
  };
}
