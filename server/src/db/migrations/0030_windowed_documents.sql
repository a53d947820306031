-- The newest videos whose documents match, looked for `after` an id first: of words that many videos have, those wanted are
-- among the newest. 3 instead of 40 ms for a word that 40,000 of 100,000 videos have.
DROP FUNCTION matching_documents(tsquery, integer[], integer);
--> statement-breakpoint
CREATE FUNCTION matching_documents(query tsquery, hidden integer[], most integer, after integer DEFAULT NULL)
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
