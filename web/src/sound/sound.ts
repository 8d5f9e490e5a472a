import { settings } from '../settings/settings.ts';

/** Quiet signals: frequencies in hertz, one after the other. Nothing is told by sound alone. */
const SOUNDS = {
  yourTurn: [523, 659],
  others: [330],
  reveal: [392],
  bad: [233, 196],
  timeLow: [880, 880],
  end: [392, 523, 659, 784],
} as const;

export type Sound = keyof typeof SOUNDS;

const NOTE = 0.11;
let context: AudioContext | undefined;

/** Browsers stay silent until somebody has pressed something; then this plays. */
export function play(sound: Sound): void {
  if (!settings.getState().sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
  const gain = context.createGain();
  gain.connect(context.destination);
  for (const [i, frequency] of SOUNDS[sound].entries()) {
    const at = context.currentTime + i * NOTE;
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(at);
    tone.stop(at + NOTE);
  }
  const end = context.currentTime + SOUNDS[sound].length * NOTE;
  gain.gain.setValueAtTime(0.06, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, end + 0.05);
}
