import { type Mark, marksFor, SeatMarks } from '@getaway/board';
import { useContext, useMemo } from 'react';
import type { Heist } from '../rules/state.ts';

/** A mark for every character: the first of each seat has the seat's own, the others those that are left. */
export function useCrewMarks({ characters }: Heist): readonly Mark[] {
  const marks = useContext(SeatMarks);
  const seats = characters.map(({ seat }) => seat).join();
  return useMemo(() => {
    const owners = seats.split(',').map(Number);
    return marksFor(
      owners.map((seat, c) => (owners.indexOf(seat) === c ? marks[seat % marks.length] : null)),
    );
  }, [marks, seats]);
}

/** The characters that the dock can show: those of the seat at hand, or everybody's where no seat is. */
export const ownOf = ({ characters }: Heist, seat: number | null): number[] => {
  const own = characters.flatMap((one, c) => (one.seat === seat && one.status !== 'inactive' ? [c] : []));
  return own.length > 0 ? own : characters.flatMap(({ status }, c) => (status === 'inactive' ? [] : [c]));
};
