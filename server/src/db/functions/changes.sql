-- Tells every server what a transaction changed, so that none answers from memory what is no longer true. See
-- server/src/data/changes and docs/decisions/0029. Triggers do it, so no writer can forget. Many ids are as good as all. A
-- notification may have 8,000 bytes.
CREATE OR REPLACE FUNCTION tell_change(topic text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change text := topic || ' ' || CASE WHEN cardinality(ids) > 100 THEN '*' ELSE array_to_string(ids, ' ') END;
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM pg_notify('mindreel_changes', change);
  -- The connection that makes the change learns of it in its own stream, so before its commit is answered.
  RAISE INFO USING MESSAGE = change, ERRCODE = 'MR001';
END $$;
