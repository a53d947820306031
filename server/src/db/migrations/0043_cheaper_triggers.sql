ALTER TABLE "video_origins" DROP CONSTRAINT "video_origins_video_id_videos_id_fk";
--> statement-breakpoint
-- Only triggers on videos add origins, and a job that locks the video: no need to check each row against videos.
CREATE OR REPLACE FUNCTION delete_video_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[] := ARRAY(SELECT id FROM old_rows);
BEGIN
  DELETE FROM duration_checks WHERE video_id = ANY (ids);
  DELETE FROM video_health WHERE video_id = ANY (ids);
  DELETE FROM video_origins WHERE video_id = ANY (ids);
  DELETE FROM videos_to_tell WHERE video_id = ANY (ids);
  DELETE FROM search_documents WHERE video_id = ANY (ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A session is opened together with an update of its member's last login, which is announced already.
DROP TRIGGER sessions_added_told_security ON sessions;
--> statement-breakpoint
-- Most texts are plain ASCII, which has neither marks nor other forms. Not strict, because PostgreSQL would then no
-- longer put the expression in the place of a call.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(value)
  ELSE lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')) END;
