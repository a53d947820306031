-- Videos that are added are made searchable by what their row holds already, and words are noted once a statement. Making
-- each document from its texts, and noting each one's words, took more than half of the time that adding videos takes.

-- The words of a video_words vector, which have positions there, and after a `~` its other lexemes, which are stems.
CREATE FUNCTION document_vector(words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strip(ts_filter(words, '{d}')) || replace(
  ' ' || ts_delete(strip(words), tsvector_to_array(ts_filter(words, '{d}')))::text, ' ''', ' ''~')::tsvector;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION added_videos_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (video_id, title, words)
  SELECT id,
    CASE WHEN plain THEN document_vector(titled) ELSE search_vector(text_words(title)) END,
    CASE WHEN plain THEN document_vector(words) ELSE search_vector(text_words(title || ' ' || description)) END
  FROM new_rows CROSS JOIN LATERAL (
    -- Documents have no longer words, and are no longer.
    SELECT video_words(title, '') AS titled, octet_length(description) < 100000 AND strip(words)::text !~ '[^ '']{61}' AS plain
    OFFSET 0
  ) read WHERE deleted_at IS NULL
  UNION ALL SELECT id, '', '' FROM new_rows WHERE deleted_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER search_documents_words ON search_documents;
--> statement-breakpoint
DROP FUNCTION note_search_words();
--> statement-breakpoint
CREATE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_word_changes (word, n)
    SELECT word, count(*) FROM new_rows, unnest(tsvector_to_array(words)) AS word WHERE word NOT LIKE '~%' GROUP BY word;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_word_changes (word, n)
    SELECT word, -count(*) FROM old_rows, unnest(tsvector_to_array(words)) AS word WHERE word NOT LIKE '~%' GROUP BY word;
  ELSE
    INSERT INTO search_word_changes (word, n)
    SELECT word, sum(n) FROM (
      SELECT word, 1 AS n FROM new_rows, unnest(tsvector_to_array(words)) AS word
      UNION ALL SELECT word, -1 FROM old_rows, unnest(tsvector_to_array(words)) AS word
    ) changed WHERE word NOT LIKE '~%' GROUP BY word HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_documents_added AFTER INSERT ON search_documents REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
CREATE TRIGGER search_documents_changed AFTER UPDATE ON search_documents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
CREATE TRIGGER search_documents_removed AFTER DELETE ON search_documents REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
-- What an index should be asked for of a search (see search_query): the one word that is far rarer than another one, if
-- there is such a word, else all of them. Words that share a beginning are counted up to a hundred.
CREATE FUNCTION narrow_query(words text) RETURNS tsquery LANGUAGE sql STABLE
RETURN (
  WITH typed AS (
    SELECT word, (
      SELECT coalesce(sum(few.n), 0) FROM (
        SELECT w.n FROM search_words w
        WHERE w.word >= fold_text(split.word) AND w.word < fold_text(split.word) || chr(1114111) LIMIT 100
      ) few
    ) AS n
    FROM unnest(string_to_array(words, ' ')) AS split (word)
  )
  SELECT search_query(CASE WHEN n * 50 < max(n) OVER () THEN word ELSE words END) FROM typed ORDER BY n LIMIT 1
);
