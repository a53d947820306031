-- Written out twice, since PostgreSQL puts only a single expression in the place of a call: without, each row of videos
-- starts a query of its own.
CREATE OR REPLACE FUNCTION video_words(title text, description text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('pg_catalog.simple', regexp_replace(fold_text(title || ' ' || description), '[!-/:-@[-`{-~]+', ' ', 'g'))
  || strip(to_tsvector('pg_catalog.english', regexp_replace(fold_text(title || ' ' || description), '[!-/:-@[-`{-~]+', ' ', 'g')));
--> statement-breakpoint
-- First looks whether a change concerns a count, which a sign-in does not.
CREATE OR REPLACE FUNCTION keep_changed_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM (
    SELECT id, is_superuser, is_active, pro_expiry_date FROM new_rows
    EXCEPT SELECT id, is_superuser, is_active, pro_expiry_date FROM old_rows
  ) changed;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM add_to_count('superusers', sum(n.is_superuser::int - o.is_superuser::int))
    FROM old_rows o JOIN new_rows n USING (id);
  PERFORM add_to_count('blocked', sum(o.is_active::int - n.is_active::int))
    FROM old_rows o JOIN new_rows n USING (id);
  INSERT INTO pro_expiries AS kept (hour, members)
    SELECT date_trunc('hour', pro_expiry_date, 'UTC') AS hour, sum(change) FROM (
      SELECT pro_expiry_date, -1 AS change FROM old_rows WHERE NOT is_superuser
      UNION ALL SELECT pro_expiry_date, 1 FROM new_rows WHERE NOT is_superuser
    ) changed
    WHERE pro_expiry_date IS NOT NULL GROUP BY 1 HAVING sum(change) <> 0 ORDER BY 1
    ON CONFLICT (hour) DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
