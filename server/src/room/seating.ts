// Who sits where: opening a match, sitting down, inviting, leaving, coming back, a rematch.
import { timingSafeEqual } from 'node:crypto';
import { createMatch } from '@getaway/engine';
import type { ReadBodyOf } from '../../protocol/rest.ts';
import type { You } from '../../protocol/room.ts';
import type { Player } from '../../protocol/values.ts';
import type { House } from '../house.ts';
import { asProblem, Problem } from '../problem.ts';
import { hashOf, newId, newSeed } from '../secrets.ts';
import { type Extras, type MatchRow, openSeat, type SeatRow } from '../store/matches.ts';
import { endAsking } from './agreeing.ts';
import { Room } from './room.ts';

/** Throws when no match can be set up like that. */
export function demandPlan(house: House, plan: ReadBodyOf<'create'>): void {
  const { game: id, options, seats, campaign } = plan;
  const game = Object.hasOwn(house.games, id) ? house.games[id] : undefined;
  if (game === undefined) throw new Problem('missing', `there is no game "${id}"`);
  for (const seat of seats) if (seat.kind === 'bot') demandBot(house, seat.bot);
  if (campaign !== undefined && campaign.players.length !== seats.length)
    throw new Problem('bad-setup', 'the campaign has other players than the match has seats');
  if (plan.papers !== undefined && campaign === undefined)
    throw new Problem('bad-setup', 'there is no campaign to read of');
  try {
    createMatch(game, { seats: seats.length, options, seed: 'only to try' });
  } catch (error) {
    throw asProblem(error);
  }
}

/** Opens a match for a guest who arranges it. It begins at once if no seat is open. */
export function openMatch(house: House, host: number, plan: ReadBodyOf<'create'>): Room {
  const { game, options, campaign = null, pace, listed, friendly, player } = plan;
  const seats = plan.seats.map((seat): SeatRow => {
    if (seat.kind === 'bot') return { ...openSeat(), kind: 'bot', bot: seat.bot };
    return seat.kind === 'me' ? { ...openSeat(), ...personSeat(host, player) } : openSeat();
  });
  const opened = { game, options, campaign, pace, listed, friendly, host };
  return openRoom(house, opened, seats, plan);
}

/** The match that the same request opened before, when its reply got lost. */
export function openedBefore(house: House, request: string | undefined): Room | null {
  if (request === undefined) return null;
  // It may have come a moment ago.
  house.commits.flush();
  const id = house.matches.idOpenedBy(hashOf(request));
  return id === null ? null : house.rooms.get(id);
}

type Plan = Pick<MatchRow, 'game' | 'options' | 'campaign' | 'pace' | 'listed' | 'friendly' | 'host'>;

function openRoom(house: House, plan: Plan, seats: SeatRow[], extras: Extras = {}): Room {
  const row: MatchRow = {
    ...plan,
    match: house.matches.newNumber(),
    id: newId(house.random),
    version: house.games[plan.game]?.version ?? 0,
    seed: newSeed(house.random),
    state: 'open',
    asking: null,
    calledOff: false,
    created: house.now(),
    outcome: null,
    rematch: null,
  };
  const room = new Room(house, row, seats);
  house.matches.create(room, row, extras);
  seats.forEach((_, seat) => room.writeSeat(seat));
  house.rooms.add(room);
  house.metrics.add('matches_created');
  house.log.info(
    { match: room.name, game: row.game, seats: seats.length, pace: row.pace },
    'a match is open',
  );
  beginIfFull(room);
  return room;
}

/** Throws when the seat is not for this guest (null: somebody new). */
export function demandFree(room: Room, seat: number, guest: number | null, invite?: string): void {
  const row = seatOf(room, seat);
  if (row.kind === 'person' && row.guest === guest) return;
  demandStates(room, 'open', 'live');
  const invited = invite !== undefined && row.invite !== null && timingSafeEqual(hashOf(invite), row.invite);
  const kept = row.invite !== null || row.reserved !== null;
  const free = row.kind === 'open' && (!kept || (guest !== null && row.reserved === guest));
  if (!free && !invited) throw new Problem('taken');
}

/** Sits down on a seat that is free for this guest, or is shown anew on the own one. */
export function claim(room: Room, seat: number, guest: number, player: Player): void {
  const row = seatOf(room, seat);
  const own = row.kind === 'person' && row.guest === guest;
  if (!own) room.vacate(seat);
  room.seats[seat] = { ...(own ? row : openSeat()), ...personSeat(guest, player) };
  room.writeSeat(seat);
  if (own) return;
  room.clocks?.restart(seat, room.house.now());
  room.writeClocks();
  if (room.row.host === null) {
    room.row.host = guest;
    room.writeRow();
  }
  beginIfFull(room);
}

/** Makes a code for a seat: the host for an open one, a player for the own, to go on with another device. */
export function invite(room: Room, seat: number, guest: number): string {
  const row = seatOf(room, seat);
  demandStates(room, 'open', 'live');
  const own = row.kind === 'person' && row.guest === guest;
  const toGive = row.kind === 'open' && room.row.host === guest;
  if (!own && !toGive) throw new Problem('not-yours');
  const code = newId(room.house.random);
  row.invite = hashOf(code);
  room.writeSeat(seat);
  return code;
}

/** The host opens a seat or gives it to a bot. Once the match is going, only one whose player is away. */
export function fill(room: Room, seat: number, guest: number, filling: ReadBodyOf<'fill'>): void {
  demandHost(room, guest);
  demandStates(room, 'open', 'live');
  const row = seatOf(room, seat);
  const playing = row.kind === 'person' && (room.row.state === 'live' ? !row.away : row.guest === guest);
  if (playing) throw new Problem('taken', 'somebody sits there');
  if (filling.kind === 'bot') demandBot(room.house, filling.bot);
  room.vacate(seat);
  if (filling.kind === 'bot') {
    room.seats[seat] = { ...openSeat(), kind: 'bot', bot: filling.bot };
  } else {
    // An open seat would stop a match that is going on, so a bot plays it until somebody sits down.
    const bot = room.row.state === 'live' ? room.house.settings.bots.standIn : null;
    room.seats[seat] = { ...openSeat(), bot, away: bot !== null };
  }
  room.writeSeat(seat);
  room.writeClocks();
  beginIfFull(room);
}

/** The host does not wait for more people: bots take the open seats. */
export function start(room: Room, guest: number, bot: string): void {
  demandHost(room, guest);
  demandBot(room.house, bot);
  // It has begun already: the last seat was taken a moment ago, or this comes a second time.
  if (room.row.state !== 'open') return;
  room.seats.forEach((row, seat) => {
    if (row.kind !== 'open') return;
    room.seats[seat] = { ...openSeat(), kind: 'bot', bot };
    room.writeSeat(seat);
  });
  beginIfFull(room);
}

/** The host calls off a match that has not begun. Whoever is there is told, and those who are away get a notice. */
export function callOff(room: Room, guest: number): void {
  demandHost(room, guest);
  const { house, row } = room;
  if (row.calledOff) return;
  demandStates(room, 'open');
  room.closed = 'calledOff';
  row.calledOff = true;
  house.matches.save(room, row, house.now());
  house.matches.clear(room, row);
  house.notices.changed(room);
  room.touch();
  room.whenStored(() => room.empty('calledOff'));
  house.log.info({ match: room.name }, 'a match is called off');
}

/** Before the start the seat is free again; later a bot stands in for it. */
export function leave(room: Room, guest: number, which: number | undefined): void {
  const own = seatsOf(room, guest);
  const seat = which ?? own[0];
  // Whoever has left has left, however often they say so.
  if (seat === undefined || !own.includes(seat) || room.isBots(seat)) return;
  demandStates(room, 'open', 'live');
  if (room.row.state === 'live') return standIn(room, seat);
  room.seats[seat] = openSeat();
  room.vacate(seat);
  room.writeSeat(seat);
  // A campaign's table stays with whoever keeps the campaign.
  if (room.row.host !== guest || room.row.campaign !== null || seatsOf(room, guest).length > 0) return;
  room.row.host = room.seats.find((row) => row.guest !== null)?.guest ?? null;
  room.writeRow();
}

/** A bot takes the seat of somebody who is away. */
export function standIn(room: Room, seat: number): void {
  const row = seatOf(room, seat);
  if (row.kind !== 'person' || row.away) return;
  row.away = true;
  row.bot = room.house.settings.bots.standIn;
  room.writeSeat(seat);
  room.writeClocks();
}

/** Clocks have run out: bots stand in. */
export function timeIsUp(room: Room, now: number): void {
  if (room.stale || room.row.state !== 'live') {
    room.house.matches.wakeAt(room, room.row.match, null);
    return room.touch();
  }
  if (room.row.asking !== null && room.row.asking.until <= now) endAsking(room, 'expired', null);
  for (const seat of room.clocks?.expired(now) ?? []) standIn(room, seat);
  room.writeClocks();
}

/** The person is back. */
export function comeBack(room: Room, guest: number, which: number | undefined): void {
  const seat = ownSeat(room, guest, which);
  const row = seatOf(room, seat);
  if (!row.away) return;
  demandStates(room, 'live');
  row.away = false;
  row.bot = null;
  room.writeSeat(seat);
  room.clocks?.restart(seat, room.house.now());
  room.writeClocks();
}

/** The same again with a new seed. Whoever asks sits down; seats are kept for those who had them, until they ask, too. */
export function rematch(room: Room, guest: number, player: Player): Room {
  const { house, row } = room;
  demandStates(room, 'over');
  const known = row.rematch === null ? null : house.rooms.get(row.rematch);
  if (known !== null) {
    const kept = keptFor(known, guest);
    if (kept !== null) claim(known, kept, guest, player);
    return known;
  }
  if (seatsOf(room, guest).length === 0) throw new Problem('not-yours');
  const seats = room.seats.map((old): SeatRow => {
    if (old.kind === 'bot') return { ...openSeat(), kind: 'bot', bot: old.bot };
    if (old.guest === guest) return { ...openSeat(), ...personSeat(guest, player) };
    return { ...openSeat(), reserved: old.guest };
  });
  const { game, options, pace, listed, friendly } = row;
  // A campaign goes on with another match, never with the same one again.
  const plan = { game, options, campaign: null, pace, listed, friendly, host: guest };
  const next = openRoom(house, plan, seats);
  row.rematch = next.row.id;
  room.writeRow();
  return next;
}

export const seatsOf = (room: Room, guest: number | null): number[] =>
  guest === null ? [] : room.seats.flatMap((row, seat) => (row.guest === guest ? [seat] : []));

/** The free seat that is kept for a guest. */
export function keptFor(room: Room, guest: number | null): number | null {
  const seat = room.seats.findIndex((row) => row.kind === 'open' && row.reserved === guest);
  return guest === null || seat < 0 ? null : seat;
}

export const you = (room: Room, guest: number | null): You => ({
  seats: seatsOf(room, guest),
  host: guest !== null && room.row.host === guest,
});

function beginIfFull(room: Room): void {
  if (room.row.state === 'open' && room.seats.every((row) => row.kind !== 'open')) room.begin();
}

const personSeat = (guest: number, player: Player) => ({
  kind: 'person' as const,
  guest,
  name: player.name,
  colour: player.colour ?? null,
  shape: player.shape ?? null,
});

function seatOf(room: Room, seat: number): SeatRow {
  const row = room.seats[seat];
  if (row === undefined) throw new Problem('missing', `there is no seat ${seat}`);
  return row;
}

/** The seat that is meant: the only one of the guest, or the one named. */
export function ownSeat(room: Room, guest: number, which: number | undefined): number {
  const own = seatsOf(room, guest);
  const seat = which ?? own[0];
  if (seat === undefined || !own.includes(seat)) throw new Problem('not-yours');
  return seat;
}

function demandStates(room: Room, ...states: readonly MatchRow['state'][]): void {
  if (room.stale && room.row.state === 'live') throw new Problem('stale');
  if (!states.includes(room.row.state)) throw new Problem('not-now', `the match is ${room.row.state}`);
}

function demandHost(room: Room, guest: number): void {
  if (room.row.host !== guest) throw new Problem('not-yours');
}

function demandBot(house: House, bot: string): void {
  if (!Object.hasOwn(house.bots, bot)) throw new Problem('missing', `there is no bot "${bot}"`);
}
