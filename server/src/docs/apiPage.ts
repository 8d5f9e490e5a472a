// Writes API.md from the schemas that validate, so that the page cannot say anything else than the server does.
import type * as v from 'valibot';
import { CLOSE } from '../../protocol/close.ts';
import { FromClient } from '../../protocol/fromClient.ts';
import { FromServer } from '../../protocol/fromServer.ts';
import { PACES } from '../../protocol/lists.ts';
import { LIVE_ERRORS } from '../../protocol/liveErrors.ts';
import { type Allowance, ALLOWANCES, REMINDER } from '../../protocol/pace.ts';
import { REST, REST_ERRORS, RestError } from '../../protocol/rest.ts';
import * as room from '../../protocol/room.ts';
import * as seen from '../../protocol/seen.ts';
import * as values from '../../protocol/values.ts';
import { describeLimits, describeType, type Names, sentenceOf } from './describe.ts';

const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  GameId: values.GameId,
  MatchId: values.MatchId,
  SeatNo: values.SeatNo,
  BotName: values.BotName,
  InviteCode: values.InviteCode,
  RequestId: values.RequestId,
  Time: values.Time,
  Player: values.Player,
  Pace: values.Pace,
  Options: values.Options,
  Choice: values.Choice,
  Emote: values.Emote,
  Room: room.Room,
  You: room.You,
  SeatInfo: room.SeatInfo,
  Proof: room.Proof,
  Outcome: room.Outcome,
  SeenEvent: seen.SeenEvent,
  ChatLine: seen.ChatLine,
  Suggestion: seen.Suggestion,
  Clock: seen.Clock,
  Delta: seen.DeltaSchema,
};
const names: Names = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;
const isEmpty = (schema: v.GenericSchema): boolean => describeType(schema, names) === '{}';
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const route = ({ method, path, about, params, body, reply }: (typeof REST)[keyof typeof REST]): string =>
  [
    `### ${method} ${path}`,
    about,
    ...(isEmpty(params) ? [] : [`Path:\n\n${code(describeType(params, names))}`]),
    ...(method === 'GET' ? [] : [`Body:\n\n${code(describeType(body, names))}`]),
    `Reply:\n\n${code(describeType(reply, names))}`,
  ].join('\n\n');

const message = (schema: v.GenericSchema): string => {
  const { type } = (schema as unknown as { entries: { type: { literal: string } } }).entries;
  return [`### ${type.literal}`, sentenceOf(schema), code(describeType(schema, names))].join('\n\n');
};

const duration = (ms: number): string =>
  ms % 86_400_000 === 0
    ? `${ms / 86_400_000} d`
    : ms % 3_600_000 === 0
      ? `${ms / 3_600_000} h`
      : ms % 60_000 === 0
        ? `${ms / 60_000} min`
        : `${ms / 1000} s`;

const paceRow = (pace: string, { bank, increment, gift }: Allowance, reminder: number | null): string[] => [
  pace,
  duration(bank),
  `+${duration(increment)}`,
  `+${duration(gift)}`,
  reminder === null ? 'none' : duration(reminder),
];

const messages = (variant: { readonly options: readonly v.GenericSchema[] }): string =>
  variant.options.map(message).join('\n\n');

/** The page. `intro` says in prose what schemas cannot. */
export function apiPage(intro: string): string {
  const sections = [
    intro.trim(),
    '## Requests over HTTP',
    'Bodies and replies are JSON. Whoever has no cookie yet gets one with the first seat.',
    ...Object.values(REST).map(route),
    '### When it fails',
    `The reply has one of these codes in \`error\`:\n\n${code(describeType(RestError, names).replace(/error: .*/, 'error: string'))}`,
    table(
      ['error', 'status', 'means'],
      Object.entries(REST_ERRORS).map(([error, [status, about]]) => [`\`${error}\``, String(status), about]),
    ),
    '## From the client to the server',
    messages(FromClient),
    '## From the server to the client',
    messages(FromServer),
    '### When it fails',
    table(
      ['code', 'means'],
      Object.entries(LIVE_ERRORS).map(([error, about]) => [`\`${error}\``, about]),
    ),
    '### Why a socket closes',
    table(
      ['code', 'means'],
      Object.values(CLOSE).map(({ code, about }) => [String(code), about]),
    ),
    '## Pace',
    table(
      [
        'pace',
        'bank',
        'each time a seat is asked anew',
        "another player's gift",
        'a reminder, before the end',
      ],
      [
        ['none', 'no clock', '', '', ''],
        ...PACES.flatMap((pace) =>
          pace === 'none' ? [] : [paceRow(pace, ALLOWANCES[pace], REMINDER[pace])],
        ),
      ],
    ),
    '## Words used above',
    table(
      ['name', 'is', 'limits'],
      Object.entries(NAMED)
        .filter(([, schema]) => !('entries' in schema))
        .map(([name, schema]) => [
          `\`${name}\``,
          sentenceOf(schema) || `\`${describeType(schema, names)}\``,
          describeLimits(schema).replaceAll('|', '\\|'),
        ]),
    ),
    ...Object.entries(NAMED)
      .filter(([, schema]) => 'entries' in schema)
      .map(([name, schema]) =>
        [`### ${name}`, sentenceOf(schema), code(describeType(schema, names))].filter(Boolean).join('\n\n'),
      ),
  ];
  return `${sections.join('\n\n')}\n`;
}
