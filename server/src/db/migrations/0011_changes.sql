-- Tells every server what a transaction changed, so that none answers from memory what is no longer true. See
-- server/src/data/changes and docs/decisions/0029. Triggers do it, so no writer can forget.

-- Many ids are as good as all. A notification may have 8,000 bytes.
CREATE FUNCTION tell_change(topic text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change text := topic || ' ' || CASE WHEN cardinality(ids) > 100 THEN '*' ELSE array_to_string(ids, ' ') END;
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM pg_notify('mindreel_changes', change);
  -- The connection that makes the change learns of it in its own stream, so before its commit is answered.
  RAISE INFO USING MESSAGE = change, ERRCODE = 'MR001';
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('member', array(SELECT DISTINCT id FROM (SELECT id::text FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_changed_told AFTER UPDATE ON users REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members();
--> statement-breakpoint
CREATE TRIGGER members_removed_told AFTER DELETE ON users REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_members();
--> statement-breakpoint
-- That a session was used changes nothing that is kept.
CREATE FUNCTION tell_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM tell_change('session', array(SELECT token_hash FROM old_rows LIMIT 1000));
  ELSE
    PERFORM tell_change('session', array(
      SELECT o.token_hash FROM old_rows o LEFT JOIN new_rows n USING (token_hash)
      WHERE (n.user_id, n.two_factor) IS DISTINCT FROM (o.user_id, o.two_factor) LIMIT 1000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_changed_told AFTER UPDATE ON sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions();
--> statement-breakpoint
CREATE TRIGGER sessions_removed_told AFTER DELETE ON sessions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions();
--> statement-breakpoint
CREATE FUNCTION tell_videos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('video', array(SELECT id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_added_told AFTER INSERT ON videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_videos();
--> statement-breakpoint
CREATE TRIGGER videos_removed_told AFTER DELETE ON videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_videos();
--> statement-breakpoint
-- Of most updates, only the number of likes is new, which concerns fewer lists.
CREATE FUNCTION tell_changed_videos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  liked text[] := '{}';
  edited text[] := '{}';
BEGIN
  IF EXISTS (SELECT FROM new_rows OFFSET 1000) THEN
    PERFORM tell_change('like', array(SELECT id::text FROM new_rows LIMIT 1000));
    PERFORM tell_change('video', array(SELECT id::text FROM new_rows LIMIT 1000));
  ELSE
    SELECT coalesce(array_agg(id::text) FILTER (WHERE n.like_count IS DISTINCT FROM o.like_count), '{}'),
      coalesce(array_agg(id::text) FILTER (WHERE
        (n.title, n.description, n.category_id, n.source, n.source_kind, n.oid, n.thumbnail, n.thumbnail_blur,
          n.created_at, n.release_at, n.showcased_at, n.deleted_at)
        IS DISTINCT FROM
        (o.title, o.description, o.category_id, o.source, o.source_kind, o.oid, o.thumbnail, o.thumbnail_blur,
          o.created_at, o.release_at, o.showcased_at, o.deleted_at)), '{}')
      INTO liked, edited FROM new_rows n JOIN old_rows o USING (id);
    PERFORM tell_change('like', liked);
    PERFORM tell_change('video', edited);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_changed_told AFTER UPDATE ON videos REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_videos();
--> statement-breakpoint
CREATE FUNCTION tell_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('like', array(SELECT DISTINCT id FROM (SELECT video_id::text AS id FROM changed_rows LIMIT 1000) few));
  PERFORM tell_change('liker', array(SELECT DISTINCT id FROM (SELECT user_id::text AS id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER likes_added_told AFTER INSERT ON likes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_likes();
--> statement-breakpoint
CREATE TRIGGER likes_removed_told AFTER DELETE ON likes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_likes();
--> statement-breakpoint
-- The number of a category's videos changes with them; only a name or a picture is told here.
CREATE FUNCTION tell_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_change('category', array(
      SELECT id::text FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.name, n.thumbnail) IS DISTINCT FROM (o.name, o.thumbnail) LIMIT 1000));
  ELSE
    PERFORM tell_change('category', array(SELECT id::text FROM new_rows LIMIT 1000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_added_told AFTER INSERT ON categories REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_categories();
--> statement-breakpoint
CREATE TRIGGER categories_changed_told AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_categories();
--> statement-breakpoint
CREATE TRIGGER categories_removed_told AFTER DELETE ON categories REFERENCING OLD TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_categories();
--> statement-breakpoint
CREATE FUNCTION tell_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('list', array(SELECT DISTINCT id FROM (SELECT user_id::text AS id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lists_added_told AFTER INSERT ON lists REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();
--> statement-breakpoint
CREATE TRIGGER lists_removed_told AFTER DELETE ON lists REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();
--> statement-breakpoint
CREATE TRIGGER list_videos_added_told AFTER INSERT ON list_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();
--> statement-breakpoint
CREATE TRIGGER list_videos_changed_told AFTER UPDATE ON list_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();
--> statement-breakpoint
CREATE TRIGGER list_videos_removed_told AFTER DELETE ON list_videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();
