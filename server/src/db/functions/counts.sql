-- Triggers keep the totals that pages show, so that nothing has to count rows. They stay right however a row is added or
-- removed, cascades included. Each is one UPDATE per statement, ordered by key if it may touch several rows.

CREATE OR REPLACE FUNCTION add_to_count(counted text, change bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE kept_counts SET n = n + change::int WHERE name = counted AND change <> 0
$$;

CREATE OR REPLACE FUNCTION keep_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_count(TG_ARGV[0], CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)) FROM changed_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_log_added AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('audit');

CREATE OR REPLACE TRIGGER subscribers_added AFTER INSERT ON subscribers REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('subscribers');

CREATE OR REPLACE TRIGGER subscribers_removed AFTER DELETE ON subscribers REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('subscribers');
