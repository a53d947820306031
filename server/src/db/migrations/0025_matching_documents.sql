-- The newest videos whose documents match. PostgreSQL does not count what it costs to decompress a document, so it would
-- read them all rather than the index.
CREATE FUNCTION matching_documents(query tsquery, hidden integer[], most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 200 SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  RETURN QUERY SELECT d.video_id FROM search_documents d
    WHERE d.words @@ query AND d.video_id <> ALL (hidden) ORDER BY d.video_id DESC LIMIT most;
END $$;
