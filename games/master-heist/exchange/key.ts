import { BadInput } from '@getaway/engine';
import lzString from 'lz-string';

/** A board that cannot be imported or exported, and why. */
export class BadBoard extends BadInput {
  constructor(reason: string) {
    super(reason);
    this.name = 'BadBoard';
  }
}

type Position = { readonly x: number; readonly y: number };

/** What a share key says, field by field; `null` where an older, shorter form has no such field (MH-IMP-02). */
export interface Key {
  readonly fields: Form;
  readonly name: string;
  readonly nameAt: Position;
  readonly bag: readonly number[] | null;
  readonly bagAt: Position;
  readonly notation: string | null;
  readonly eventsAt: Position;
  readonly difficulty: 'A' | 'S' | 'P';
  /** Tile codes row by row on a square grid. */
  readonly codes: readonly string[];
}

const FORMS = [1, 4, 9, 13, 18] as const;
type Form = (typeof FORMS)[number];

/** Order of the bag's counts in a key; forms of 9 and 13 fields have the first three. */
export const BAG_ORDER = ['guard', 'camera', 'lock', 'jewel', 'keycard', 'dog', 'documents', 'usb'] as const;

/** Where the designer draws name, bag and deck on a new board. */
export const FRESH = {
  nameAt: { x: 0, y: 0 },
  bagAt: { x: 250, y: 200 },
  eventsAt: { x: 100, y: 250 },
} as const;

// A 12 by 12 map of the longest codes stays well below; longer input could only be junk that unpacks to megabytes.
const LONGEST = 2000;

/** Reads a share link or a bare key. */
export function readKey(linkOrKey: string): Key {
  const parts = keyOf(linkOrKey).split('|');
  const fields = FORMS.find((form) => form === parts.length);
  if (fields === undefined)
    throw new BadBoard(`a key has ${FORMS.join(', ')} fields, this one has ${parts.length} (MH-IMP-02)`);
  const codes = unpack(parts.pop() as string);
  const read = new Fields(parts);
  const hasName = fields >= 4;
  const hasBag = fields >= 9;
  const hasDeck = fields >= 13;
  return {
    fields,
    codes,
    name: hasName ? read.name() : '',
    nameAt: hasName ? read.position('name') : FRESH.nameAt,
    bag: hasBag ? read.bag(fields === 18 ? BAG_ORDER.length : 3) : null,
    bagAt: hasBag ? read.position('bag') : FRESH.bagAt,
    notation: hasDeck ? read.next() : null,
    eventsAt: hasDeck ? read.position('event deck') : FRESH.eventsAt,
    difficulty: hasDeck ? read.difficulty() : 'A',
  };
}

export function writeKey(key: Key): string {
  const at = (position: Position) => [position.x, position.y];
  const { fields } = key;
  return [
    ...(fields >= 4 ? [key.name.replaceAll(' ', '+'), ...at(key.nameAt)] : []),
    ...(fields >= 9 ? [...(key.bag ?? []), ...at(key.bagAt)] : []),
    ...(fields >= 13 ? [key.notation ?? '', ...at(key.eventsAt), key.difficulty] : []),
    lzString.compressToEncodedURIComponent(key.codes.join(' ')),
  ].join('|');
}

/** The key inside a link: whatever `savekey` is set to. */
function keyOf(linkOrKey: string): string {
  const trimmed = linkOrKey.trim();
  if (trimmed.length > LONGEST * 2) throw new BadBoard('this is far longer than any key');
  const inLink = /[?&]savekey=([^&#]*)/.exec(trimmed)?.[1];
  if (inLink === undefined && /^[a-z]+:\/\//i.test(trimmed)) throw new BadBoard('the link has no savekey');
  const key = inLink ?? trimmed;
  if (key === '') throw new BadBoard('the key is empty');
  try {
    return decodeURIComponent(key);
  } catch {
    throw new BadBoard('the link is not well encoded');
  }
}

function unpack(map: string): string[] {
  const plain = map.split(' ');
  // The designer also copies an unpacked form for a tabletop simulator; compressed text can hold no such row of codes.
  if (plain.length >= 9 && plain.every((code) => /^[A-Z0-9$*]{1,4}$/.test(code))) return plain;
  const packed = map.replaceAll(' ', '+');
  if (packed === '' || packed.length > LONGEST) throw new BadBoard('the map is missing or too long');
  let codes: string | null;
  try {
    codes = lzString.decompressFromEncodedURIComponent(packed);
  } catch {
    codes = null;
  }
  if (!codes || lzString.compressToEncodedURIComponent(codes) !== packed) {
    throw new BadBoard('the map cannot be unpacked: the key is damaged or cut off');
  }
  return codes.split(' ');
}

/** Takes a key's fields one after the other and says which one is wrong. */
class Fields {
  readonly #parts: readonly string[];
  #at = 0;

  constructor(parts: readonly string[]) {
    this.#parts = parts;
  }

  next(): string {
    return this.#parts[this.#at++] ?? '';
  }

  name(): string {
    const name = this.next().replaceAll('+', ' ');
    if (!/^[a-zA-Z0-9 :']{0,40}$/.test(name))
      throw new BadBoard('the name may hold 40 letters, digits, blanks, colons and apostrophes');
    return name;
  }

  position(of: string): Position {
    return { x: this.#number(`the ${of}'s x`, -9999), y: this.#number(`the ${of}'s y`, -9999) };
  }

  bag(kinds: number): number[] {
    return BAG_ORDER.slice(0, kinds).map((kind) => this.#number(`the bag's ${kind}`, 0));
  }

  difficulty(): 'A' | 'S' | 'P' {
    const letter = this.next();
    if (letter !== 'A' && letter !== 'S' && letter !== 'P')
      throw new BadBoard(`difficulty is A, S or P, not "${letter}"`);
    return letter;
  }

  #number(what: string, least: number): number {
    const written = this.next();
    const value = Number(written);
    if (String(value) !== written || !Number.isInteger(value) || value < least || value > 9999) {
      throw new BadBoard(`${what} is "${written}", not a number`);
    }
    return value;
  }
}
