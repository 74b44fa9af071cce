-- "voca": a file of another program is refused by this number.
PRAGMA application_id = 0x766F6361;

CREATE TABLE deck (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  name TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;

-- Times are milliseconds since 1970 in UTC, days are study days since 1970-01-01.
CREATE TABLE entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  deck_id INTEGER NOT NULL REFERENCES deck (id),
  -- The skills that have a card, 1 << skill each.
  introduced INTEGER NOT NULL DEFAULT 0,
  suspended INTEGER NOT NULL DEFAULT 0,
  flagged INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  word TEXT NOT NULL,
  language TEXT NOT NULL,
  meanings TEXT NOT NULL,
  meaning_language TEXT NOT NULL,
  examples TEXT NOT NULL,
  pronunciation TEXT,
  part_of_speech TEXT,
  level TEXT,
  note TEXT,
  tags TEXT NOT NULL,
  accepted TEXT NOT NULL,
  confusables TEXT NOT NULL,
  UNIQUE (deck_id, word)
) STRICT;

-- What is still new, in the order of insertion (an index ends in the row id).
CREATE INDEX entry_new_production ON entry (deck_id) WHERE introduced & 1 = 0 AND suspended = 0;
CREATE INDEX entry_new_recognition ON entry (deck_id) WHERE introduced & 2 = 0 AND suspended = 0;
CREATE INDEX entry_new_listening ON entry (deck_id) WHERE introduced & 4 = 0 AND suspended = 0;

-- The state of a card is a cache of what follows from its reviews; deck and suspension are the entry's.
CREATE TABLE card (
  id INTEGER PRIMARY KEY CHECK (id = entry_id * 4 + skill),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  entry_id INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
  skill INTEGER NOT NULL CHECK (skill BETWEEN 0 AND 2),
  deck_id INTEGER NOT NULL,
  suspended INTEGER NOT NULL,
  leech INTEGER NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('learning', 'review', 'relearning')),
  step INTEGER NOT NULL,
  stability REAL NOT NULL,
  difficulty REAL NOT NULL,
  -- A step is due at an instant, a review on a study day.
  due_at INTEGER,
  due_day INTEGER,
  last_at INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  last_offset INTEGER NOT NULL,
  reps INTEGER NOT NULL,
  lapses INTEGER NOT NULL,
  CHECK ((due_at IS NULL) <> (due_day IS NULL))
) STRICT;

CREATE INDEX card_entry ON card (entry_id);
CREATE INDEX card_due_day ON card (skill, due_day, deck_id) WHERE suspended = 0 AND due_day IS NOT NULL;
CREATE INDEX card_due_at ON card (skill, due_at, deck_id) WHERE suspended = 0 AND due_at IS NOT NULL;

-- Facts: a row is never changed.
CREATE TABLE review (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  card_id INTEGER NOT NULL REFERENCES card (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  day INTEGER NOT NULL,
  utc_offset INTEGER NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
  verdict TEXT NOT NULL,
  exercise TEXT NOT NULL,
  given TEXT,
  milliseconds INTEGER,
  hints INTEGER NOT NULL
) STRICT;

CREATE INDEX review_card ON review (card_id, day);
CREATE INDEX review_day ON review (day);

CREATE TABLE setting (
  key TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The steps that can be taken back, and what each changed, in one changeset or several in order.
CREATE TABLE history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  card_id INTEGER,
  undone INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE history_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  history_id INTEGER NOT NULL REFERENCES history (id) ON DELETE CASCADE,
  changeset BLOB NOT NULL
) STRICT;

CREATE INDEX history_change_step ON history_change (history_id);
