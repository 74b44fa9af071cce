-- How a voice pronounces a text: computed once, and not part of what can be taken back.
CREATE TABLE pronunciation (
  voice TEXT NOT NULL,
  text TEXT NOT NULL,
  ipa TEXT NOT NULL,
  is_exception INTEGER NOT NULL,
  PRIMARY KEY (voice, text)
) STRICT, WITHOUT ROWID;
