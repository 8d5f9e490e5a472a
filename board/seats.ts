/** Marks of seats: a colour and a shape each. The colours stay apart for every kind of colour vision; the shapes always show. */
const PICTURES = {
  vermillion: { colour: '#D55E00', shape: 'M12 3 22 21H2z' },
  sky: { colour: '#56B4E9', shape: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' },
  yellow: { colour: '#F0E442', shape: 'M3 3h18v18H3z' },
  blue: { colour: '#0072B2', shape: 'm12 1 11 11-11 11L1 12z' },
  white: {
    colour: '#F5F5F5',
    shape: 'm12 1.5 3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18l-6.7 3.9 1.6-7.5-5.7-5.1 7.6-.8z',
  },
} as const;

export type Mark = keyof typeof PICTURES;
export const MARKS = Object.keys(PICTURES) as readonly Mark[];

export const isMark = (value: unknown): value is Mark => MARKS.some((mark) => mark === value);
export const pictureOf = (mark: Mark): { readonly colour: string; readonly shape: string } => PICTURES[mark];

/** A mark for every seat: the one it wishes, if no seat before it has that, and otherwise one that is left. */
export function marksFor(wishes: readonly (string | null | undefined)[]): readonly Mark[] {
  const given = wishes.map((wish, seat) => (isMark(wish) && wishes.indexOf(wish) === seat ? wish : null));
  const left = MARKS.filter((mark) => !given.includes(mark));
  return given.map((mark, seat) => mark ?? left.shift() ?? (MARKS[seat % MARKS.length] as Mark));
}
