-- The entries that an import made have keys in a row: its step keeps the first and the last, not what they hold.
ALTER TABLE history ADD COLUMN first_entry INTEGER;
ALTER TABLE history ADD COLUMN last_entry INTEGER;

-- One index in the place of three: what is new in a skill stands, each in the order of insertion, under the four values
-- of `introduced` without its bit.
DROP INDEX entry_new_production;
DROP INDEX entry_new_recognition;
DROP INDEX entry_new_listening;
CREATE INDEX entry_new ON entry (deck_id, introduced) WHERE suspended = 0;
