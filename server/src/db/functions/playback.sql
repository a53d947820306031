CREATE OR REPLACE FUNCTION tell_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('progress', array(SELECT DISTINCT id FROM (SELECT user_id::text AS id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER plays_removed_told AFTER DELETE ON plays REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();

CREATE OR REPLACE TRIGGER watched_added_told AFTER INSERT ON watched REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();

CREATE OR REPLACE TRIGGER watched_removed_told AFTER DELETE ON watched REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();

-- What a member took off their list, or put back, changes what they are offered to continue.
CREATE OR REPLACE TRIGGER dismissals_added_told AFTER INSERT ON dismissed_series REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();

CREATE OR REPLACE TRIGGER dismissals_changed_told AFTER UPDATE ON dismissed_series REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();

CREATE OR REPLACE TRIGGER dismissals_removed_told AFTER DELETE ON dismissed_series REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();

-- Beginning to play, or telling that one still does, moves nothing.
CREATE OR REPLACE FUNCTION tell_plays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_change('progress', array(SELECT user_id::text FROM new_rows WHERE position IS NOT NULL LIMIT 1000));
  ELSE
    PERFORM tell_change('progress', array(
      SELECT DISTINCT n.user_id::text FROM new_rows n JOIN old_rows o USING (user_id, session)
      WHERE n.report_number IS DISTINCT FROM o.report_number OR n.position IS DISTINCT FROM o.position LIMIT 1000));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER plays_added_told AFTER INSERT ON plays REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_plays();

CREATE OR REPLACE TRIGGER plays_changed_told AFTER UPDATE ON plays REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_plays();

-- Servers keep the keys in memory: see server/src/data/changes.
CREATE OR REPLACE FUNCTION tell_protected_sources() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('protected_source', array(SELECT id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER protected_sources_added_told AFTER INSERT ON protected_sources REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_protected_sources();

CREATE OR REPLACE TRIGGER protected_sources_changed_told AFTER UPDATE ON protected_sources REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_protected_sources();

CREATE OR REPLACE TRIGGER protected_sources_removed_told AFTER DELETE ON protected_sources REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_protected_sources();
