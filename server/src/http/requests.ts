// What each request of the API does.
import { mustAnswer } from '../../protocol/answers.ts';
import { PACES } from '../../protocol/lists.ts';
import { allowanceOf } from '../../protocol/pace.ts';
import type { ParamsOf, ReadBodyOf, ReplyOf, Route } from '../../protocol/rest.ts';
import type { Player } from '../../protocol/values.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { recordOf } from '../room/course.ts';
import type { Room } from '../room/room.ts';
import * as seating from '../room/seating.ts';
import type { Guest } from '../store/guests.ts';
import { nearby } from './nearby.ts';

/** Who asks, and for what. */
export interface Asking<R extends Route> {
  readonly house: House;
  readonly params: ParamsOf<R>;
  readonly body: ReadBodyOf<R>;
  readonly guest: Guest | null;
  /** The guest with a new token, because seats change hands; a new guest if need be. */
  readonly welcome: (player: Player) => Guest;
  /** The beginning of links to this server. */
  readonly base: string;
  /** The server's own machine asks. */
  readonly local: boolean;
}

type Handlers = { readonly [R in Route]: (asking: Asking<R>) => ReplyOf<R> };

const LOBBY_SIZE = 50;
const OWN_MATCHES = 100;

export const HANDLERS: Handlers = {
  games: ({ house }) => ({
    games: Object.values(house.games).map(({ id, title, version, seats }) => ({ id, title, version, seats })),
    bots: Object.keys(house.bots),
    paces: Object.fromEntries(PACES.map((pace) => [pace, allowanceOf(pace)])),
  }),

  address({ house, base, local }) {
    const { url, host, proxy } = house.settings;
    if (url !== null) return { links: [base] };
    return { links: local && !proxy ? nearby(host, base) : [] };
  },

  me({ house, guest }) {
    if (guest === null) return { player: null, matches: [] };
    const matches = house.matches
      .idsOfGuest(guest.guest, OWN_MATCHES)
      .flatMap((id) => house.rooms.peek(id) ?? [])
      .map((room) => arrival(room, guest));
    const waits = ({ match, you }: (typeof matches)[number]): boolean =>
      match.state === 'live' &&
      you.seats.some((seat) => match.asked.includes(seat) || mustAnswer(match, seat));
    return { player: guest.player, matches: [...matches.filter(waits), ...matches.filter((m) => !waits(m))] };
  },

  lobby({ house }) {
    const infos = (state: 'open' | 'live') =>
      house.matches.lobby(state, LOBBY_SIZE).flatMap((id) => house.rooms.peek(id)?.info() ?? []);
    const free = ({ seats }: { seats: readonly { kind: string; reserved: boolean }[] }): boolean =>
      seats.some((seat) => seat.kind === 'open' && !seat.reserved);
    const live = infos('live').filter((info) => info.state === 'live');
    return { open: [...infos('open'), ...live].filter(free), live: live.filter((info) => !free(info)) };
  },

  create({ house, body, welcome }) {
    seating.demandPlan(house, body);
    const opened = seating.openedBefore(house, body.request);
    const guest = welcome(body.player);
    if (opened !== null) return arrival(opened, guest);
    return arrival(seating.openMatch(house, guest.guest, body), guest);
  },

  match: ({ house, params, guest }) => arrival(roomOf(house, params.id), guest),

  papers({ house, params, guest }) {
    const room = roomOf(house, params.id);
    const { seats, host } = seating.you(room, guest?.guest ?? null);
    if (seats.length === 0 && !host) throw new Problem('not-yours');
    const papers = house.matches.papersOf(room.row.match);
    if (papers === null) throw new Problem('missing');
    return { papers };
  },

  claim({ house, params, body, guest, welcome }) {
    const room = roomOf(house, params.id);
    seating.demandFree(room, params.seat, guest?.guest ?? null, body.invite);
    const welcomed = welcome(body.player);
    seating.claim(room, params.seat, welcomed.guest, body.player);
    return arrival(room, welcomed);
  },

  invite({ house, params, guest, base }) {
    const invite = seating.invite(roomOf(house, params.id), params.seat, known(guest).guest);
    return { invite, link: `${base}/online/${params.id}?seat=${params.seat}#${invite}` };
  },

  fill({ house, params, body, guest }) {
    const room = roomOf(house, params.id);
    seating.fill(room, params.seat, known(guest).guest, body);
    return arrival(room, guest);
  },

  start({ house, params, body, guest }) {
    const room = roomOf(house, params.id);
    seating.start(room, known(guest).guest, body.bot);
    return arrival(room, guest);
  },

  close({ house, params, guest }) {
    const room = house.rooms.calledOff(params.id) ?? roomOf(house, params.id);
    seating.callOff(room, known(guest).guest);
    return {};
  },

  leave({ house, params, body, guest }) {
    const room = roomOf(house, params.id);
    seating.leave(room, known(guest).guest, body.seat);
    return arrival(room, guest);
  },

  return({ house, params, body, guest }) {
    const room = roomOf(house, params.id);
    seating.comeBack(room, known(guest).guest, body.seat);
    return arrival(room, guest);
  },

  rematch({ house, params, guest }) {
    const { guest: number, player } = known(guest);
    return arrival(seating.rematch(roomOf(house, params.id), number, player), guest);
  },

  record({ house, params }) {
    const room = roomOf(house, params.id);
    if (room.row.state !== 'over') throw new Problem('not-now', 'the match is not over');
    const record = recordOf(room.row, room.seats.length, house.journal.entries(room.row.match));
    return { ...record, plays: [...record.plays] };
  },

  notices: ({ house, guest }) => ({
    known: guest !== null,
    push: house.notices.publicKey,
    mail: house.addresses.of(guest?.guest ?? null),
    reminders: guest === null || house.reach.wantsReminders(guest.guest),
  }),

  pushTo({ house, body, guest }) {
    house.notices.tell(known(guest).guest, body);
    return {};
  },

  pushNoMore({ house, body, guest }) {
    house.reach.removeBrowser(known(guest).guest, body.endpoint);
    return {};
  },

  remind({ house, body, guest }) {
    house.notices.remind(known(guest).guest, body.wanted);
    return {};
  },

  mailTo: ({ house, body, guest }) => house.addresses.give(known(guest).guest, body.address, body.language),

  mailNoMore({ house, guest }) {
    house.reach.removeAddress(known(guest).guest);
    return {};
  },

  confirmMail({ house, body }) {
    house.addresses.confirm(body.code);
    return {};
  },

  stopMail({ house, body }) {
    house.addresses.stop(body.code);
    return {};
  },
};

function roomOf(house: House, id: string): Room {
  const room = house.rooms.get(id);
  if (room === null) throw new Problem('missing');
  return room;
}

function known(guest: Guest | null): Guest {
  if (guest === null) throw new Problem('not-yours');
  return guest;
}

const arrival = (room: Room, guest: Guest | null): ReplyOf<'match'> => ({
  match: room.info(),
  you: seating.you(room, guest?.guest ?? null),
});
