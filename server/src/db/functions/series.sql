CREATE OR REPLACE FUNCTION series_video_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked, so that neither a deletion nor a new release time is missed.
  SELECT CASE WHEN deleted_at IS NULL THEN coalesce(release_at, '-infinity') END INTO NEW.shown_from
    FROM videos WHERE id = NEW.video_id FOR SHARE;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER series_videos_shown BEFORE INSERT ON series_videos
  FOR EACH ROW EXECUTE FUNCTION series_video_shown();

CREATE OR REPLACE FUNCTION video_shown_in_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE series_videos SET shown_from = CASE WHEN NEW.deleted_at IS NULL THEN coalesce(NEW.release_at, '-infinity') END
    WHERE video_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_shown_in_series AFTER UPDATE ON videos FOR EACH ROW
  WHEN ((OLD.deleted_at, OLD.release_at) IS DISTINCT FROM (NEW.deleted_at, NEW.release_at))
  EXECUTE FUNCTION video_shown_in_series();

-- Lists of videos say in which series each one is, and Home shows one with its text and picture. Series without videos
-- are on none.
CREATE OR REPLACE FUNCTION tell_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('series', array(
    SELECT n.id::text FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.title, n.description, n.thumbnail, n.open_to, n.translations)
      IS DISTINCT FROM (o.title, o.description, o.thumbnail, o.open_to, o.translations) LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER series_changed_told AFTER UPDATE ON series REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series();

CREATE OR REPLACE FUNCTION tell_series_videos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('series', array(SELECT DISTINCT series_id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER series_videos_added_told AFTER INSERT ON series_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series_videos();

CREATE OR REPLACE TRIGGER series_videos_changed_told AFTER UPDATE ON series_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series_videos();

CREATE OR REPLACE TRIGGER series_videos_removed_told AFTER DELETE ON series_videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series_videos();

CREATE OR REPLACE FUNCTION tell_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('home', array['1']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER home_told AFTER INSERT OR UPDATE OR DELETE ON home
  FOR EACH STATEMENT EXECUTE FUNCTION tell_home();
