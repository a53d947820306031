-- Searches match English word forms ("holes" finds "hole") beside the beginnings of words.

-- The words of title and description, and their English stems. Signs go first: PostgreSQL's parser would keep "-19" of
-- "COVID-19", or a whole host name, as one word that no search asks for. Words keep their positions, because folding may
-- turn one character of a search into several words that stand side by side; stems need none.
CREATE FUNCTION video_words(title text, description text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT to_tsvector('pg_catalog.simple', words) || strip(to_tsvector('pg_catalog.english', words))
  FROM regexp_replace(fold_text(title || ' ' || description), '[!-/:-@[-`{-~]+', ' ', 'g') AS words
);
--> statement-breakpoint
-- The query for words that are separated by spaces: each as a beginning or, except for words such as "the", by its stem.
CREATE FUNCTION search_query(words text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT to_tsquery('pg_catalog.simple', string_agg(format('(''%s'':*%s)', word, ' | ''' || stem || ''''), ' & '))
  FROM (
    SELECT word, (ts_lexize('pg_catalog.english_stem', word))[1] AS stem
    FROM (SELECT fold_text(unnest(string_to_array(words, ' '))) AS word) folded
  ) stemmed
);
--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "words";
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (video_words(title, description)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "videos_words_idx" ON "videos" USING gin ("words");
