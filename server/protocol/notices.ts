// How people are told that it is their turn while they look elsewhere.
import * as v from 'valibot';
import { LANGUAGES } from './lists.ts';

export const Language = v.pipe(v.picklist(LANGUAGES), v.description('what notices are written in'));

export const Endpoint = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^https:\/\/[!-~]+$/),
  v.description('where a push service takes notices for one browser'),
);

const bytes = (count: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${count}}=?$`)));

export const Subscription = v.strictObject({
  endpoint: Endpoint,
  keys: v.pipe(
    v.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
    v.description('as the browser gives them: only it can read what is sent'),
  ),
  language: Language,
});

export const MailAddress = v.pipe(v.string(), v.maxLength(254), v.trim(), v.email());

export const MailCode = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22}$/),
  v.description('the end of a link in a mail'),
);

export const Mailbox = v.strictObject({
  address: v.pipe(v.nullable(v.string()), v.description('told only to the browser that gave it')),
  confirmed: v.pipe(v.boolean(), v.description('its owner has followed the link in the first mail')),
});

export type Language = v.InferOutput<typeof Language>;
export type Subscription = v.InferOutput<typeof Subscription>;
export type Mailbox = v.InferOutput<typeof Mailbox>;
