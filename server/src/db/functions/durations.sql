-- Another source may be of another length.
CREATE OR REPLACE FUNCTION forget_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.duration := NULL;
  DELETE FROM duration_reports WHERE video_id = NEW.id;
  INSERT INTO duration_checks (video_id, kind) VALUES (NEW.id, NEW.source_kind)
    ON CONFLICT (video_id) DO UPDATE SET kind = excluded.kind, due_at = DEFAULT, attempts = DEFAULT;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER videos_forget_duration BEFORE UPDATE OF source ON videos
  FOR EACH ROW WHEN (NEW.source <> OLD.source) EXECUTE FUNCTION forget_duration();

CREATE OR REPLACE FUNCTION check_durations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO duration_checks (video_id, kind) SELECT id, source_kind FROM new_rows WHERE duration IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_check_durations AFTER INSERT ON videos REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION check_durations();
