import { completedGroup, placeIncomeCube, placeNumberAt } from '../places.ts';
import { contact } from './contact.ts';
import { company, deed, type Stage } from './stage.ts';

/** EP-BUS-03, EP-BUS-04, EP-SAF-03. */
export const cube = deed((s, seat, at, emit) => {
  const place = placeNumberAt(s, at);
  placeIncomeCube(s, seat, place, emit);
  return completedGroup(s, seat, place);
});

/** EP-BUS-02 to EP-BUS-05; the same with a key (EP-BUS-08). */
export const business: readonly Stage[] = [company('EP-BUS-02'), cube, contact];
