import type { Room } from './room.ts';

/** Whether a seat is asked to agree that something is taken back, and has not answered yet. */
export function mustAnswer(
  {
    asking,
    seats,
  }: { readonly asking: Room['asking']; readonly seats: readonly { readonly kind: string }[] },
  seat: number,
): boolean {
  return asking?.ended === null && seats[seat]?.kind === 'person' && !asking.agreed.includes(seat);
}
