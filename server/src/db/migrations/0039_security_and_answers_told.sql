-- Each page of a member asks for their account's security, and the catalogue for answers to what they asked for: both are
-- answered from memory.
CREATE FUNCTION tell_security() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('security', array(SELECT DISTINCT user_id::text FROM (SELECT user_id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_added_told_security AFTER INSERT ON sessions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE TRIGGER sessions_changed_told_security AFTER UPDATE ON sessions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE TRIGGER sessions_removed_told_security AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE TRIGGER passkeys_added_told AFTER INSERT ON passkeys REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE TRIGGER passkeys_changed_told AFTER UPDATE ON passkeys REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE TRIGGER passkeys_removed_told AFTER DELETE ON passkeys REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE TRIGGER recovery_codes_added_told AFTER INSERT ON recovery_codes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE TRIGGER recovery_codes_removed_told AFTER DELETE ON recovery_codes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_security();
--> statement-breakpoint
CREATE FUNCTION tell_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('request', array(SELECT id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER requests_added_told AFTER INSERT ON requests REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_requests();
--> statement-breakpoint
CREATE TRIGGER requests_changed_told AFTER UPDATE ON requests REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_requests();
--> statement-breakpoint
CREATE TRIGGER requests_removed_told AFTER DELETE ON requests REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_requests();
--> statement-breakpoint
CREATE FUNCTION tell_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('voter', array(SELECT DISTINCT user_id::text FROM (SELECT user_id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER votes_added_told AFTER INSERT ON request_votes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_votes();
--> statement-breakpoint
CREATE TRIGGER votes_changed_told AFTER UPDATE ON request_votes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_votes();
--> statement-breakpoint
CREATE TRIGGER votes_removed_told AFTER DELETE ON request_votes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_votes();
