/** Nobody can listen faster than one message in this time. */
const PAUSE = 1500;
/** Screen readers drop what is said while the focus moves. */
const AFTER_FOCUS = 120;
/** Of what happened at once, as much as is worth listening to; the log has it all. */
const MOST = 8;

interface Message {
  readonly text: string;
  /** A later message about the same thing takes the place of one that has not been said yet. */
  readonly about: string | null;
}

let waiting: readonly Message[] = [];
let pause: ReturnType<typeof setTimeout> | undefined;

/** Says something through one of the page's two live regions. */
function put(id: 'status' | 'alert', text: string): void {
  const region = document.querySelector(`#${id}`);
  if (!region || !text) return;
  // An identical text would not be read again, so it gets a mark that is not spoken.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}

/** What ends without a mark would run into what comes after it. */
const ended = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

function speak(): void {
  pause = undefined;
  if (waiting.length === 0) return;
  put(
    'status',
    waiting
      .slice(-MOST)
      .map(({ text }) => text)
      .reduce((said, next) => `${ended(said)} ${next}`),
  );
  waiting = [];
  pause = setTimeout(speak, PAUSE);
}

/** Says something to screen readers when they have said what came before. */
export function announce(text: string, about: string | null = null): void {
  if (!text) return;
  waiting = [...waiting.filter((message) => about === null || message.about !== about), { text, about }];
  pause ??= setTimeout(speak, AFTER_FOCUS);
}

/** Says nothing more of what was said or waits to be: somebody else may read along now. */
export function hush(): void {
  waiting = [];
  for (const id of ['status', 'alert']) document.querySelector(`#${id}`)?.replaceChildren();
}

/** Says it at once, whatever is being said. */
export const alarm = (text: string): void => put('alert', text);
