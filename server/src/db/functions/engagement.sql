CREATE OR REPLACE FUNCTION keep_like_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE videos SET like_count = coalesce(like_count, 0) + changed.n
      FROM (SELECT video_id, count(*)::int AS n FROM changed_rows GROUP BY video_id ORDER BY video_id) changed
      WHERE videos.id = changed.video_id;
  ELSE
    UPDATE videos SET like_count = like_count - changed.n
      FROM (SELECT video_id, count(*)::int AS n FROM changed_rows GROUP BY video_id ORDER BY video_id) changed
      WHERE videos.id = changed.video_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER likes_added AFTER INSERT ON likes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_like_counts();

CREATE OR REPLACE TRIGGER likes_removed AFTER DELETE ON likes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_like_counts();

CREATE OR REPLACE FUNCTION tell_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('like', array(SELECT DISTINCT id FROM (SELECT video_id::text AS id FROM changed_rows LIMIT 1000) few));
  PERFORM tell_change('liker', array(SELECT DISTINCT id FROM (SELECT user_id::text AS id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER likes_added_told AFTER INSERT ON likes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_likes();

CREATE OR REPLACE TRIGGER likes_removed_told AFTER DELETE ON likes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_likes();

CREATE OR REPLACE FUNCTION keep_list_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lists SET video_count = video_count + CASE TG_OP WHEN 'INSERT' THEN changed.n ELSE -changed.n END
    FROM (SELECT user_id, kind, count(*)::int AS n FROM changed_rows GROUP BY user_id, kind ORDER BY user_id, kind) changed
    WHERE lists.user_id = changed.user_id AND lists.kind = changed.kind;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER list_videos_added AFTER INSERT ON list_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_counts();

CREATE OR REPLACE TRIGGER list_videos_removed AFTER DELETE ON list_videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_counts();

CREATE OR REPLACE FUNCTION tell_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('list', array(SELECT DISTINCT id FROM (SELECT user_id::text AS id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER lists_added_told AFTER INSERT ON lists REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();

CREATE OR REPLACE TRIGGER lists_removed_told AFTER DELETE ON lists REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();

CREATE OR REPLACE TRIGGER list_videos_added_told AFTER INSERT ON list_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();

CREATE OR REPLACE TRIGGER list_videos_changed_told AFTER UPDATE ON list_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();

CREATE OR REPLACE TRIGGER list_videos_removed_told AFTER DELETE ON list_videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_lists();

CREATE OR REPLACE FUNCTION count_request_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests r SET votes = r.votes + changed.n
    FROM (SELECT request_id, CASE TG_OP WHEN 'INSERT' THEN count(*)::int ELSE -count(*)::int END AS n
          FROM changed_rows GROUP BY request_id) changed
    WHERE r.id = changed.request_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER request_votes_cast_counted AFTER INSERT ON request_votes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_request_votes();

CREATE OR REPLACE TRIGGER request_votes_withdrawn_counted AFTER DELETE ON request_votes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_request_votes();

-- Transition tables allow no list of columns, so this runs for every change of a vote, and changes only what moved.
CREATE OR REPLACE FUNCTION count_moved_request_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests r SET votes = r.votes + changed.n
    FROM (SELECT request_id, sum(n)::int AS n
          FROM (SELECT request_id, 1 AS n FROM new_rows UNION ALL SELECT request_id, -1 FROM old_rows) moved
          GROUP BY request_id HAVING sum(n) <> 0) changed
    WHERE r.id = changed.request_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER request_votes_moved_counted AFTER UPDATE ON request_votes
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_moved_request_votes();

-- The catalogue asks for answers to what members asked for, which are answered from memory.
CREATE OR REPLACE FUNCTION tell_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('request', array(SELECT id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER requests_added_told AFTER INSERT ON requests REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_requests();

CREATE OR REPLACE TRIGGER requests_changed_told AFTER UPDATE ON requests REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_requests();

CREATE OR REPLACE TRIGGER requests_removed_told AFTER DELETE ON requests REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_requests();

CREATE OR REPLACE FUNCTION tell_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('voter', array(SELECT DISTINCT user_id::text FROM (SELECT user_id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER votes_added_told AFTER INSERT ON request_votes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_votes();

CREATE OR REPLACE TRIGGER votes_changed_told AFTER UPDATE ON request_votes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_votes();

CREATE OR REPLACE TRIGGER votes_removed_told AFTER DELETE ON request_votes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_votes();

CREATE OR REPLACE FUNCTION fold_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.folded := spaced_text(NEW.text);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER notes_folded BEFORE INSERT OR UPDATE OF text ON notes FOR EACH ROW EXECUTE FUNCTION fold_note();
