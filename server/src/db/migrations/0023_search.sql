-- What searches find videos by, and the words that occur.

-- The distinct words of a text, as titles are folded and split for searches (see video_words).
CREATE FUNCTION text_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN tsvector_to_array(
  to_tsvector('pg_catalog.simple', regexp_replace(fold_text(value), '[!-/:-@[-`{-~]+', ' ', 'g')));
--> statement-breakpoint
-- Words and, after a `~`, those of their English stems that differ from them. As many as a tsvector can hold.
CREATE FUNCTION search_vector(words text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  WITH kept AS (
    SELECT DISTINCT word, (ts_lexize('pg_catalog.english_stem', word))[1] AS stem
    FROM unnest(words) AS word WHERE length(word) <= 60
  ), lexemes AS (
    SELECT word AS lexeme FROM kept UNION SELECT '~' || stem FROM kept WHERE stem <> word
  ), measured AS (
    SELECT lexeme, sum(octet_length(lexeme)) OVER (ORDER BY lexeme COLLATE "C") AS bytes FROM lexemes
  )
  SELECT coalesce(array_to_tsvector(array_agg(lexeme)), ''::tsvector) FROM measured WHERE bytes < 900000
);
--> statement-breakpoint
-- A word, and what is left of it without each one of its letters. Words that are too short to be misspelt have none.
CREATE FUNCTION word_remains(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]' THEN array(
  SELECT word UNION SELECT left(word, n - 1) || substr(word, n + 1) FROM generate_series(1, length(word)) AS n
) ELSE '{}'::text[] END;
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"title" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word_changes" (
	"word" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"remains" text[] GENERATED ALWAYS AS (word_remains(word)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_title_idx" ON "search_documents" USING gin ("title");--> statement-breakpoint
CREATE INDEX "search_documents_words_idx" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_remains_idx" ON "search_words" USING gin ("remains");--> statement-breakpoint
CREATE INDEX "caption_passages_video_idx" ON "caption_passages" USING btree ("video_id");
--> statement-breakpoint
CREATE FUNCTION write_search_documents(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked before anything is read, so that what somebody else is just adding to a video is in it.
  PERFORM FROM search_documents WHERE video_id = ANY (ids) ORDER BY video_id FOR NO KEY UPDATE;
  UPDATE search_documents d SET title = made.title, words = made.words
  FROM (
    SELECT v.id, search_vector(text_words(v.title)) AS title, search_vector(array(
      SELECT unnest(text_words(v.title || ' ' || v.description))
      UNION SELECT unnest(text_words(p.lines)) FROM caption_passages p WHERE p.video_id = v.id
      UNION SELECT unnest(text_words(c.title)) FROM chapters c WHERE c.video_id = v.id
    )) AS words
    FROM videos v WHERE v.id = ANY (ids) AND v.deleted_at IS NULL
    UNION ALL SELECT v.id, '', '' FROM videos v WHERE v.id = ANY (ids) AND v.deleted_at IS NOT NULL
  ) made
  WHERE d.video_id = made.id;
END $$;
--> statement-breakpoint
CREATE FUNCTION added_videos_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (video_id, title, words)
  SELECT id, search_vector(text_words(title)), search_vector(text_words(title || ' ' || description))
  FROM new_rows WHERE deleted_at IS NULL
  UNION ALL SELECT id, '', '' FROM new_rows WHERE deleted_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_added_searched AFTER INSERT ON videos REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION added_videos_searched();
--> statement-breakpoint
CREATE FUNCTION changed_video_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search_documents(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_changed_searched AFTER UPDATE ON videos FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD.deleted_at) IS DISTINCT FROM (NEW.title, NEW.description, NEW.deleted_at))
  EXECUTE FUNCTION changed_video_searched();
--> statement-breakpoint
-- Of tables whose rows are part of a video.
CREATE FUNCTION parts_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search_documents(array(SELECT DISTINCT video_id FROM changed_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER caption_passages_added_searched AFTER INSERT ON caption_passages REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();
--> statement-breakpoint
CREATE TRIGGER caption_passages_removed_searched AFTER DELETE ON caption_passages REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();
--> statement-breakpoint
CREATE TRIGGER chapters_added_searched AFTER INSERT ON chapters REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();
--> statement-breakpoint
CREATE TRIGGER chapters_changed_searched AFTER UPDATE ON chapters REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();
--> statement-breakpoint
CREATE TRIGGER chapters_removed_searched AFTER DELETE ON chapters REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();
--> statement-breakpoint
CREATE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := tsvector_to_array(OLD.words);
  after text[] := tsvector_to_array(NEW.words);
BEGIN
  INSERT INTO search_word_changes (word, n)
  SELECT word, 1 FROM (SELECT unnest(after) AS word EXCEPT SELECT unnest(before)) added WHERE word NOT LIKE '~%'
  UNION ALL
  SELECT word, -1 FROM (SELECT unnest(before) AS word EXCEPT SELECT unnest(after)) removed WHERE word NOT LIKE '~%';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_documents_words AFTER INSERT OR UPDATE OR DELETE ON search_documents
  FOR EACH ROW EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
INSERT INTO search_documents (video_id, title, words) SELECT id, '', '' FROM videos;
--> statement-breakpoint
SELECT write_search_documents(array(SELECT id FROM videos));
--> statement-breakpoint
WITH gone AS (DELETE FROM search_word_changes RETURNING word, n)
INSERT INTO search_words (word, n) SELECT word, sum(n) FROM gone GROUP BY word;
