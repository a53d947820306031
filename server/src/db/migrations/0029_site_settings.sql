CREATE TABLE "site_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"undoes" integer,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
-- Servers keep the settings in memory: see server/src/data/changes.
CREATE FUNCTION tell_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('site', array(SELECT version::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER site_settings_told AFTER INSERT ON site_settings REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site();
