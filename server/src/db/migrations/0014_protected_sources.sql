CREATE TABLE "protected_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protected_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host" text NOT NULL,
	"provider" text NOT NULL,
	"key_id" text NOT NULL,
	"region" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"secret_hint" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "protected_sources_host_key" ON "protected_sources" USING btree ("host");
--> statement-breakpoint
-- Servers keep the keys in memory: see server/src/data/changes.
CREATE FUNCTION tell_protected_sources() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('protected_source', array(SELECT id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER protected_sources_added_told AFTER INSERT ON protected_sources REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_protected_sources();
--> statement-breakpoint
CREATE TRIGGER protected_sources_changed_told AFTER UPDATE ON protected_sources REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_protected_sources();
--> statement-breakpoint
CREATE TRIGGER protected_sources_removed_told AFTER DELETE ON protected_sources REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_protected_sources();
