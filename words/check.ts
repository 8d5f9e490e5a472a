import { Catalogue, type Messages } from './catalogue.ts';
import { type Argument, type Cases, type Message, NUMBER, readMessage } from './message.ts';
import type { Spoken } from './speaker.ts';

export const choiceKey = (choice: Spoken): string => `choice.${String(choice['do'])}`;
export const eventKey = (event: Spoken): string => `event.${String(event['event'])}`;
export const promptKey = (step: Spoken): string => `prompt.${String(step['step'])}`;
export const whyKey = (rule: string): string => `why.${rule}`;
export const remedyKey = (remedy: string): string => `remedy.${remedy}`;
export const termKey = (id: string): string => `term.${id}`;

/** The keys that a catalogue lacks, each once, in order. */
export function missingKeys(messages: Messages, keys: Iterable<string>): string[] {
  return [...new Set(keys)].filter((key) => !Object.hasOwn(messages, key)).sort();
}

/** What is wrong with a catalogue's messages, each fault with its key. */
export function messageFaults(messages: Messages): string[] {
  const catalogue = new Catalogue(messages, 'en');
  return Object.keys(messages).flatMap((key) => {
    try {
      catalogue.message(key);
      return messages[key] === '' ? [`${key}: empty`] : [];
    } catch (error) {
      return [`${key}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`];
    }
  });
}

/**
 * Where a language says less, more or otherwise than English does, each fault with its key: a message too few or too many,
 * an argument that is left out or that nobody gives, nothing said of what is unknown, or a number without all plural forms.
 */
export function translationFaults(english: Messages, own: Messages, locale: string): string[] {
  const malformed = messageFaults(own);
  if (malformed.length > 0) return malformed;
  const forms = pluralForms(locale);
  const compared = Object.keys(english).filter((key) => Object.hasOwn(own, key));
  return [
    ...missingKeys(own, Object.keys(english)).map((key) => `${key}: missing`),
    ...missingKeys(english, Object.keys(own)).map((key) => `${key}: not in English`),
    ...compared.flatMap((key) => {
      const meant = argumentsOf(readMessage(english[key]!));
      const said = argumentsOf(readMessage(own[key]!));
      return [
        ...without(names(said), names(meant)).map((name) => `${key}: leaves out {${name}}`),
        // What only tells cases apart may be given without English saying it.
        ...without(names(meant), names(said.filter((one) => !isSelect(one)))).map(
          (name) => `${key}: no {${name}}`,
        ),
        ...without(unknowns(said), unknowns(meant)).map((unknown) => `${key}: no case ${unknown}`),
        ...said.filter(counts).flatMap(({ name, cases }) => {
          const lacking = 'one' in cases ? without(Object.keys(cases), forms) : [];
          return lacking.map((form) => `${key}: {${name}} has no form "${form}"`);
        }),
      ];
    }),
  ];
}

/** Every argument of a message, also within the cases of another. */
const argumentsOf = (message: Message): (Argument | Cases)[] =>
  message.flatMap((part) => {
    if (typeof part === 'string' || part === NUMBER) return [];
    return [part, ...('cases' in part ? Object.values(part.cases).flatMap(argumentsOf) : [])];
  });

const without = (some: readonly string[], all: readonly string[]): string[] =>
  [...new Set(all)].filter((one) => !some.includes(one));
const names = (all: readonly Argument[]): string[] => all.map(({ name }) => name);
const isSelect = (one: Argument | Cases): boolean => 'cases' in one && one.by === 'select';

/** What a message says in another way when a value is not known, or not given. */
const unknowns = (all: readonly (Argument | Cases)[]): string[] =>
  all.flatMap((one) =>
    'cases' in one
      ? ['null', 'undefined'].filter((id) => id in one.cases).map((id) => `{${one.name}} ${id}`)
      : [],
  );

/** A plural that says its number; where it does not, some languages need no more forms than English. */
const counts = (one: Argument | Cases): one is Cases =>
  'cases' in one && one.by === 'plural' && Object.values(one.cases).some((said) => said.includes(NUMBER));

/** Millions, which Portuguese tells apart, do not occur. */
const pluralForms = (locale: string): string[] =>
  new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((form) => locale === 'pl' || form !== 'many');
