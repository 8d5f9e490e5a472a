// The database's versions. An entry is never changed once it has been released; a new version is a new entry.

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    guest INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    colour TEXT,
    shape TEXT,
    seen INTEGER NOT NULL
  );

  -- Only the hash of a token is kept, so a stolen database opens no seat.
  CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests ON DELETE CASCADE,
    -- The token that this one takes the place of, once it has arrived.
    replaces BLOB,
    -- When it is void, because another has taken its place.
    expires INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX tokens_of_guest ON tokens (guest);

  CREATE TABLE matches (
    match INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    pace TEXT NOT NULL,
    listed INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'live', 'over')),
    host INTEGER,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    outcome TEXT,
    rematch TEXT,
    -- When the clock of a seat runs out, if nothing happens before.
    wake INTEGER
  );
  CREATE INDEX matches_to_wake ON matches (wake) WHERE wake IS NOT NULL;
  CREATE INDEX matches_by_state ON matches (state, listed, touched);

  CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    guest INTEGER,
    name TEXT,
    colour TEXT,
    shape TEXT,
    bot TEXT,
    away INTEGER NOT NULL,
    invite BLOB,
    reserved INTEGER,
    PRIMARY KEY (match, seat)
  ) WITHOUT ROWID;
  CREATE INDEX seats_of_guest ON seats (guest) WHERE guest IS NOT NULL;

  -- What was played, in order. This is the match; everything else about its position follows. Rows of all matches lie in
  -- the order in which they came, because that is by far the fastest to write.
  CREATE TABLE journal (
    entry INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    no INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    seat INTEGER,
    request TEXT,
    body TEXT,
    -- The seats that are asked to choose afterwards, as bits.
    asked INTEGER NOT NULL,
    -- What is left on each seat's clock.
    banks TEXT
  );
  CREATE INDEX journal_of_match ON journal (match);

  CREATE TABLE chat (
    match INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    request TEXT NOT NULL,
    text TEXT,
    emote TEXT,
    PRIMARY KEY (match, n)
  ) WITHOUT ROWID;

  -- When the server was last seen running, so that its absence is nobody's thinking time.
  CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
  `,
  `
  -- A match's entries are a chain, found from its last one: an index had to be written to at as many places as there were
  -- matches in a transaction.
  ALTER TABLE journal ADD COLUMN before INTEGER;
  ALTER TABLE matches ADD COLUMN last INTEGER;
  -- The last entry that \`matches.last\` takes account of.
  ALTER TABLE alive ADD COLUMN entry INTEGER NOT NULL DEFAULT 0;
  UPDATE journal SET before =
    (SELECT max(entry) FROM journal AS earlier WHERE earlier.match = journal.match AND earlier.entry < journal.entry);
  UPDATE matches SET last = (SELECT max(entry) FROM journal WHERE journal.match = matches.match);
  UPDATE alive SET entry = (SELECT ifnull(max(entry), 0) FROM journal);
  DROP INDEX journal_of_match;
  `,
  `
  -- What somebody thinks that another seat might choose, as JSON.
  ALTER TABLE chat ADD COLUMN suggestion TEXT;
  `,
  `
  -- Whether choices may be taken back when everybody agrees, and who asks for that now.
  ALTER TABLE matches ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN asking TEXT;
  `,
  `
  -- What the server signs its notices with, made once.
  CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  -- Browsers that are sent web push.
  CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    since INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX subscriptions_of_guest ON subscriptions (guest);

  -- Where mail goes. Nobody but its owner is shown an address.
  CREATE TABLE addresses (
    guest INTEGER PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    -- The hash of what the first mail's link ends with, and until when it is good.
    code BLOB NOT NULL,
    expires INTEGER NOT NULL,
    confirmed INTEGER,
    -- What the link ends with that stops the mail; it stands in every mail.
    stop TEXT NOT NULL UNIQUE,
    -- When the last mail about matches was sent.
    mailed INTEGER
  );
  CREATE INDEX addresses_by_address ON addresses (address);
  CREATE INDEX addresses_by_code ON addresses (code);

  -- Decisions that wait for somebody who has been told of them: 1 by push, 2 in every way there is, or by looking.
  CREATE TABLE told (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
  ) WITHOUT ROWID;
  `,
  `
  -- The campaign that a match is part of, for people to read.
  ALTER TABLE matches ADD COLUMN campaign TEXT;
  `,
  `
  -- People can be told of more than that it is their turn: 0 that, 1 somebody asks them to agree, 2 their time runs out.
  ALTER TABLE told RENAME TO told_of_turns;
  CREATE TABLE told (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    matter INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    PRIMARY KEY (match, seat, matter)
  ) WITHOUT ROWID;
  INSERT INTO told SELECT match, seat, 0, stage FROM told_of_turns;
  DROP TABLE told_of_turns;

  -- Who does not want to be told that their time runs out.
  CREATE TABLE unreminded (guest INTEGER PRIMARY KEY REFERENCES guests ON DELETE CASCADE);
  `,
  `
  -- What seats have done beside playing and talking, so that a request that comes again counts once.
  CREATE TABLE deeds (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    deed TEXT NOT NULL,
    PRIMARY KEY (match, seat, deed)
  ) WITHOUT ROWID;
  `,
  `
  -- The hash of the request that somebody came with, until their cookie has arrived, and of the one that opened a match:
  -- where the reply got lost, it comes again.
  ALTER TABLE guests ADD COLUMN request BLOB;
  CREATE INDEX guests_by_request ON guests (request) WHERE request IS NOT NULL;
  ALTER TABLE matches ADD COLUMN request BLOB;
  CREATE INDEX matches_by_request ON matches (request) WHERE request IS NOT NULL;
  `,
  `
  -- A match that was called off before it began is kept for a while, for those who are to be told.
  ALTER TABLE matches ADD COLUMN called_off INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- What whoever sits at a campaign's table may read of the campaign, as JSON.
  ALTER TABLE matches ADD COLUMN papers TEXT;
  `,
];
