-- What searches find videos by, and the words that occur.

-- The words of title and description, and their English stems: searches match English word forms ("holes" finds "hole")
-- beside the beginnings of words. Words keep their positions, because those of a search may have to stand side by side;
-- stems need none. Of a word, no more is stored than searches ask for (soughtWords in contract/src/plain/folding.ts).
--
-- PostgreSQL's parser is three times as fast, and sees the same words in every locale if they are plain ASCII.
CREATE OR REPLACE FUNCTION video_words(title text, description text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  stored text := public.stored_text(title || ' ' || description);
BEGIN
  IF octet_length(stored) = char_length(stored) AND stored !~ '[^ ]{61}' THEN
    RETURN to_tsvector('pg_catalog.simple', stored) || strip(to_tsvector('pg_catalog.english', stored));
  END IF;
  RETURN (
    SELECT coalesce(string_agg(word || ':' || least(at, 16383), ' '), '')::tsvector
      || coalesce(array_to_tsvector(array_agg(stem) FILTER (WHERE stem <> word)), '')
    FROM (
      SELECT word, at, CASE WHEN octet_length(word) = char_length(word)
        THEN (ts_lexize('pg_catalog.english_stem', word))[1] END AS stem
      FROM (
        SELECT left(whole, 60) AS word, at
        FROM unnest(string_to_array(stored, ' ')) WITH ORDINALITY AS each (whole, at) OFFSET 0
      ) cut
    ) stemmed
  );
END $$;

-- Words and, after a `~`, those of their English stems that differ from them. As many as a tsvector can hold.
CREATE OR REPLACE FUNCTION search_vector(words text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  WITH kept AS (
    SELECT DISTINCT word, (ts_lexize('pg_catalog.english_stem', word))[1] AS stem
    FROM (SELECT left(unnest(words), 60) AS word) cut
  ), lexemes AS (
    SELECT word AS lexeme FROM kept UNION SELECT '~' || stem FROM kept WHERE stem <> word
  ), measured AS (
    SELECT lexeme, sum(octet_length(lexeme)) OVER (ORDER BY lexeme COLLATE "C") AS bytes FROM lexemes
  )
  SELECT coalesce(array_to_tsvector(array_agg(lexeme)), ''::tsvector) FROM measured WHERE bytes < 900000
);

-- The words of a video_words vector, which have positions there, and after a `~` its other lexemes, which are stems.
CREATE OR REPLACE FUNCTION document_vector(words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strip(ts_filter(words, '{d}')) || replace(
  ' ' || ts_delete(strip(words), tsvector_to_array(ts_filter(words, '{d}')))::text, ' ''', ' ''~')::tsvector;

-- A word, and what is left of it without each one of its letters. Words that are too short to be misspelt have none.
CREATE OR REPLACE FUNCTION word_remains(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]' THEN array(
  SELECT word UNION SELECT left(word, n - 1) || substr(word, n + 1) FROM generate_series(1, length(word)) AS n
) ELSE '{}'::text[] END;

-- A text in every language that it is translated into, as one.
CREATE OR REPLACE FUNCTION translated_texts(translations jsonb, field text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((SELECT string_agg(value ->> field, ' ') FROM jsonb_each(translations)), '');

-- The query for words that are separated by spaces: each as a beginning or, except for words such as "the", by its stem.
CREATE OR REPLACE FUNCTION search_query(words text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT to_tsquery('pg_catalog.simple', string_agg(format('(''%s'':*%s)', word, ' | ''' || stem || ''''), ' & '))
  FROM (
    SELECT word, (ts_lexize('pg_catalog.english_stem', word))[1] AS stem
    FROM (SELECT fold_text(unnest(string_to_array(words, ' '))) AS word) folded
  ) stemmed
);

-- What an index should be asked for of a search (see search_query): the one word that is far rarer than another one, if
-- there is such a word, else all of them. Words that share a beginning are counted up to a hundred.
CREATE OR REPLACE FUNCTION narrow_query(words text) RETURNS tsquery LANGUAGE sql STABLE
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

-- The newest videos whose documents match, looked for `after` an id first: of words that many videos have, those wanted are
-- among the newest. 3 instead of 40 ms for a word that 40,000 of 100,000 videos have. PostgreSQL does not count what it
-- costs to decompress a document, so it would read them all rather than the index.
CREATE OR REPLACE FUNCTION matching_documents(query tsquery, hidden integer[], most integer, after integer DEFAULT NULL)
RETURNS SETOF integer LANGUAGE plpgsql STABLE ROWS 200 SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE
  found integer := 0;
BEGIN
  IF after IS NOT NULL THEN
    RETURN QUERY SELECT d.video_id FROM search_documents d
      WHERE d.words @@ query AND d.video_id > after AND d.video_id <> ALL (hidden) ORDER BY d.video_id DESC LIMIT most;
    GET DIAGNOSTICS found = ROW_COUNT;
    IF found = most THEN RETURN; END IF;
  END IF;
  -- PostgreSQL does not count what it costs to decompress a document: the sum keeps it from reading them by their ids.
  RETURN QUERY SELECT d.video_id FROM search_documents d
    WHERE d.words @@ query AND (after IS NULL OR d.video_id + 0 <= after) AND d.video_id <> ALL (hidden)
    ORDER BY d.video_id DESC LIMIT most - found;
END $$;

CREATE OR REPLACE FUNCTION write_search_documents(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked before anything is read, so that what somebody else is just adding to a video is in it.
  PERFORM FROM search_documents WHERE video_id = ANY (ids) ORDER BY video_id FOR NO KEY UPDATE;
  UPDATE search_documents d SET title = made.title, words = made.words
  FROM (
    SELECT v.id, search_vector(text_words(titles)) AS title, search_vector(array(
      SELECT unnest(text_words(titles || ' ' || v.description || ' ' || translated_texts(v.translations, 'description')))
      UNION SELECT unnest(text_words(p.lines)) FROM caption_passages p WHERE p.video_id = v.id
      UNION SELECT unnest(text_words(c.title)) FROM chapters c WHERE c.video_id = v.id
    )) AS words
    FROM videos v, LATERAL (SELECT concat_ws(' ', v.title, nullif(translated_texts(v.translations, 'title'), '')) AS titles) named
    WHERE v.id = ANY (ids) AND v.deleted_at IS NULL
    UNION ALL SELECT v.id, '', '' FROM videos v WHERE v.id = ANY (ids) AND v.deleted_at IS NOT NULL
  ) made
  WHERE d.video_id = made.id;
END $$;

-- Reads the words from those that the row has already. Making each document from its texts took more than half of the time
-- that adding videos takes.
CREATE OR REPLACE FUNCTION added_videos_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (video_id, title, words)
  SELECT id, document_vector(video_words(title, '')),
    -- Documents are no longer.
    CASE WHEN octet_length(description) < 100000 THEN document_vector(words)
      ELSE search_vector(text_words(title || ' ' || description)) END
  FROM new_rows WHERE deleted_at IS NULL
  UNION ALL SELECT id, '', '' FROM new_rows WHERE deleted_at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_added_searched AFTER INSERT ON videos REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION added_videos_searched();

CREATE OR REPLACE FUNCTION changed_video_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search_documents(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_changed_searched AFTER UPDATE ON videos FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD.deleted_at, OLD.translations)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.deleted_at, NEW.translations))
  EXECUTE FUNCTION changed_video_searched();

-- Of tables whose rows are part of a video.
CREATE OR REPLACE FUNCTION parts_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_search_documents(array(SELECT DISTINCT video_id FROM changed_rows));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER caption_passages_added_searched AFTER INSERT ON caption_passages REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();

CREATE OR REPLACE TRIGGER caption_passages_removed_searched AFTER DELETE ON caption_passages REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();

CREATE OR REPLACE TRIGGER chapters_added_searched AFTER INSERT ON chapters REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();

CREATE OR REPLACE TRIGGER chapters_changed_searched AFTER UPDATE ON chapters REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();

CREATE OR REPLACE TRIGGER chapters_removed_searched AFTER DELETE ON chapters REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION parts_searched();

CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_word_changes (word, n)
    SELECT word, count(*) FROM (SELECT unnest(tsvector_to_array(words)) AS word FROM new_rows) added
    WHERE word NOT LIKE '~%' GROUP BY word;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_word_changes (word, n)
    SELECT word, -count(*) FROM (SELECT unnest(tsvector_to_array(words)) AS word FROM old_rows) removed
    WHERE word NOT LIKE '~%' GROUP BY word;
  ELSE
    INSERT INTO search_word_changes (word, n)
    SELECT word, sum(n) FROM (
      SELECT unnest(tsvector_to_array(words)) AS word, 1 AS n FROM new_rows
      UNION ALL SELECT unnest(tsvector_to_array(words)), -1 FROM old_rows
    ) changed WHERE word NOT LIKE '~%' GROUP BY word HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_documents_added AFTER INSERT ON search_documents REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE OR REPLACE TRIGGER search_documents_changed AFTER UPDATE ON search_documents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE OR REPLACE TRIGGER search_documents_removed AFTER DELETE ON search_documents REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
