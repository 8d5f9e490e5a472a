// A language in which every word is marked: what is not marked was never put into words.

const PLAIN = 'A'.charCodeAt(0);
const MARKED = 'Ａ'.charCodeAt(0);

const markLetters = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - PLAIN + MARKED));

/** Marks what a message says. Arguments and the names of cases, at every odd depth of its braces, stay as they are. */
function markMessage(message: string): string {
  let depth = 0;
  return message.replace(/[{}]|[^{}]+/g, (part) => {
    if (part === '{') depth++;
    if (part === '}') depth--;
    return depth % 2 === 0 ? markLetters(part) : part;
  });
}

/** The same messages with every word marked. */
export const marked = (messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, markMessage(message)]));

/** A language that joins lists without a word of its own. */
export const MARKED_LOCALE = 'ja';

const RULE_ID = /\b[A-Z]{2}-[A-Z]{3}-\w+/g;

/** The words in a text that nobody marked. */
export const unmarkedIn = (text: string): string[] =>
  text.replaceAll(RULE_ID, '').match(/[A-Za-z]{2,}/g) ?? [];

/** What people can read or hear in a page: its text, and the names that its parts have. */
export function readableIn(markup: string): string[] {
  const texts = [
    ...markup.matchAll(/>([^<]+)</g),
    ...markup.matchAll(/ (?:aria-label|title|alt|placeholder|aria-description)="([^"]*)"/g),
  ];
  return texts.map(([, text = '']) => text.replaceAll(/&\w+;|&#x?\w+;/g, ' '));
}
