-- The text that searches for members match: name and e-mail address, folded like the words of videos.
CREATE OR REPLACE FUNCTION member_words(username text, email text, first_name text, last_name text, full_name text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array(
  SELECT left(word, 60)
  FROM unnest(text_words(username || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || full_name)) AS word));

CREATE OR REPLACE FUNCTION keep_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_to_count('users', sign * count(*)) FROM changed_rows;
  PERFORM add_to_count('superusers', sign * count(*)) FROM changed_rows WHERE is_superuser;
  PERFORM add_to_count('blocked', sign * count(*)) FROM changed_rows WHERE NOT is_active;
  INSERT INTO pro_expiries AS kept (hour, members)
    SELECT date_trunc('hour', pro_expiry_date, 'UTC') AS hour, sign * count(*) FROM changed_rows
    WHERE NOT is_superuser AND pro_expiry_date IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT (hour) DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_added AFTER INSERT ON users REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_user_counts();

CREATE OR REPLACE TRIGGER users_removed AFTER DELETE ON users REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_user_counts();

-- Most updates (a sign-in, a profile) change none of the counts, so they must not lock them: it looks for that first.
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

CREATE OR REPLACE TRIGGER users_changed AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_user_counts();

CREATE OR REPLACE FUNCTION tell_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('member', array(SELECT DISTINCT id FROM (SELECT id::text FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER members_changed_told AFTER UPDATE ON users REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members();

CREATE OR REPLACE TRIGGER members_removed_told AFTER DELETE ON users REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members();

-- That a session was used changes nothing that is kept.
CREATE OR REPLACE FUNCTION tell_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM tell_change('session', array(SELECT token_hash FROM old_rows LIMIT 1000));
  ELSE
    PERFORM tell_change('session', array(
      SELECT o.token_hash FROM old_rows o LEFT JOIN new_rows n USING (token_hash)
      WHERE (n.user_id, n.two_factor) IS DISTINCT FROM (o.user_id, o.two_factor) LIMIT 1000));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_changed_told AFTER UPDATE ON sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions();

CREATE OR REPLACE TRIGGER sessions_removed_told AFTER DELETE ON sessions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions();

-- Each page of a member asks for their account's security, which is answered from memory. A session is opened together with
-- an update of its member's last login, which is announced already.
CREATE OR REPLACE FUNCTION tell_security() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('security', array(SELECT DISTINCT user_id::text FROM (SELECT user_id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_changed_told_security AFTER UPDATE ON sessions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();

CREATE OR REPLACE TRIGGER sessions_removed_told_security AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();

CREATE OR REPLACE TRIGGER passkeys_added_told AFTER INSERT ON passkeys REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();

CREATE OR REPLACE TRIGGER passkeys_changed_told AFTER UPDATE ON passkeys REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();

CREATE OR REPLACE TRIGGER passkeys_removed_told AFTER DELETE ON passkeys REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();

CREATE OR REPLACE TRIGGER recovery_codes_added_told AFTER INSERT ON recovery_codes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();

CREATE OR REPLACE TRIGGER recovery_codes_removed_told AFTER DELETE ON recovery_codes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
