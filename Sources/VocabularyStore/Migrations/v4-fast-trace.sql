-- The stability of the fast trace, which FSRS-7 keeps besides the slow one.
ALTER TABLE card ADD COLUMN fast_stability REAL;
