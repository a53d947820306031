-- Servers keep the settings in memory: see server/src/data/changes.
CREATE OR REPLACE FUNCTION tell_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('site', array(SELECT version::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER site_settings_told AFTER INSERT ON site_settings REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site();

CREATE OR REPLACE FUNCTION tell_opening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('site', array(SELECT 'opening-' || id FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER site_openings_told AFTER INSERT ON site_openings REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_opening();

CREATE OR REPLACE FUNCTION tell_connections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('connections', array(SELECT kind FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER site_connections_told AFTER INSERT ON site_connections
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_connections();
