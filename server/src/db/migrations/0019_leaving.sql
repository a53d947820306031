ALTER TABLE "users" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaves_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_data_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_leaving_idx" ON "users" USING btree ("leaves_at") WHERE leaves_at is not null;--> statement-breakpoint
-- Of an entry about a member who is gone, what named the person may go. Nothing else of an entry ever changes.
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.target_type IN ('member', 'superuser')
    AND NEW.details = OLD.details - 'name' - 'reason'
    AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
    AND NOT EXISTS (SELECT FROM users WHERE id = OLD.target_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_unchanged BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
