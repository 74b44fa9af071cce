-- The entries that an import made have keys in a row: its step keeps the first and the last, not what they hold.
ALTER TABLE history ADD COLUMN first_entry INTEGER;
ALTER TABLE history ADD COLUMN last_entry INTEGER;

-- The entries anew, made for inserting many: no constraint but those that can pass over a row is left for each row, or
-- else SQLite would have to keep copies of the pages of every statement that inserts several. What a UUID is, the program
-- sees to; the deck is looked for at the end of the transaction.
CREATE TABLE entry_v3 (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid BLOB NOT NULL,
  deck_id INTEGER NOT NULL REFERENCES deck (id) DEFERRABLE INITIALLY DEFERRED,
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
  confusables TEXT NOT NULL
) STRICT;

INSERT INTO entry_v3 SELECT * FROM entry ORDER BY id;

-- Keys that were used once are not used again.
DELETE FROM sqlite_sequence WHERE name = 'entry_v3';
INSERT INTO sqlite_sequence (name, seq) SELECT 'entry_v3', seq FROM sqlite_sequence WHERE name = 'entry';

DROP TABLE entry;
ALTER TABLE entry_v3 RENAME TO entry;

-- None on the UUID: nothing is looked for by it yet, and chance keeps it unique.
CREATE UNIQUE INDEX entry_word ON entry (deck_id, word);

-- What is new in a skill stands, each in the order of insertion, under the four values of `introduced` without its bit.
CREATE INDEX entry_new ON entry (deck_id, introduced) WHERE suspended = 0;
