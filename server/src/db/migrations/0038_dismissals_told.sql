-- What a member took off their list, or put back, changes what they are offered to continue.
CREATE TRIGGER dismissals_added_told AFTER INSERT ON dismissed_series REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();
--> statement-breakpoint
CREATE TRIGGER dismissals_changed_told AFTER UPDATE ON dismissed_series REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();
--> statement-breakpoint
CREATE TRIGGER dismissals_removed_told AFTER DELETE ON dismissed_series REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();
