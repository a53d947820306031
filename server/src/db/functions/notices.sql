-- Members follow categories and series. A video that joins one of them later is queued then. Noted once per statement
-- instead of by a query per row.
CREATE OR REPLACE FUNCTION tell_followers_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO videos_to_tell (video_id) SELECT id FROM new_rows WHERE category_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_added_notices AFTER INSERT ON videos REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_followers_of_added();

-- A video is news, and so is one that comes into a category or series; a job decides for how long.
CREATE OR REPLACE FUNCTION tell_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO videos_to_tell (video_id) VALUES ((to_jsonb(NEW) ->> TG_ARGV[0])::int)
    ON CONFLICT (video_id) DO UPDATE SET round = NULL, told_up_to = 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_moved_notices AFTER UPDATE OF category_id ON videos FOR EACH ROW
  WHEN (NEW.category_id IS NOT NULL AND NEW.category_id IS DISTINCT FROM OLD.category_id)
  EXECUTE FUNCTION tell_followers('id');

CREATE OR REPLACE TRIGGER series_videos_notices AFTER INSERT OR UPDATE OF series_id ON series_videos FOR EACH ROW
  EXECUTE FUNCTION tell_followers('video_id');
