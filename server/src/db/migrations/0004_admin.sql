-- The words that a member is found by: those of name and address, folded as the words of videos are.
CREATE FUNCTION member_words(username text, email text, first_name text, last_name text, full_name text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple', regexp_replace(
  fold_text(username || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || full_name),
  '[!-/:-@[-`{-~]+', ' ', 'g'));
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" integer NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pro_expiries" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"members" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_joined_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_super_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_superuser;--> statement-breakpoint
CREATE INDEX "users_blocked_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not is_active;--> statement-breakpoint
CREATE INDEX "users_pro_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_superuser or pro_expiry_date is not null;--> statement-breakpoint
CREATE INDEX "users_pro_expiry_idx" ON "users" USING btree ("pro_expiry_date") WHERE not is_superuser and pro_expiry_date is not null;--> statement-breakpoint
CREATE INDEX "users_words_idx" ON "users" USING gin (member_words(username, email, first_name, last_name, full_name));
--> statement-breakpoint

-- Kept counts of members, of whose pro ends when, of subscribers and of what the audit log holds.
INSERT INTO kept_counts (name, n)
  SELECT 'users', count(*) FROM users
  UNION ALL SELECT 'superusers', count(*) FROM users WHERE is_superuser
  UNION ALL SELECT 'blocked', count(*) FROM users WHERE NOT is_active
  UNION ALL SELECT 'subscribers', count(*) FROM subscribers
  UNION ALL SELECT 'audit', 0;
--> statement-breakpoint
INSERT INTO pro_expiries (hour, members)
  SELECT date_trunc('hour', pro_expiry_date, 'UTC'), count(*) FROM users
  WHERE NOT is_superuser AND pro_expiry_date IS NOT NULL GROUP BY 1;
--> statement-breakpoint

CREATE FUNCTION add_to_count(counted text, change bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE kept_counts SET n = n + change::int WHERE name = counted AND change <> 0
$$;
--> statement-breakpoint

CREATE FUNCTION keep_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_count(TG_ARGV[0], CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)) FROM changed_rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscribers_added AFTER INSERT ON subscribers REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('subscribers');
--> statement-breakpoint
CREATE TRIGGER subscribers_removed AFTER DELETE ON subscribers REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('subscribers');
--> statement-breakpoint
CREATE TRIGGER audit_log_added AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('audit');
--> statement-breakpoint

CREATE FUNCTION keep_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_to_count('users', sign * count(*)) FROM changed_rows;
  PERFORM add_to_count('superusers', sign * count(*)) FROM changed_rows WHERE is_superuser;
  PERFORM add_to_count('blocked', sign * count(*)) FROM changed_rows WHERE NOT is_active;
  INSERT INTO pro_expiries AS kept (hour, members)
    SELECT date_trunc('hour', pro_expiry_date, 'UTC') AS hour, sign * count(*) FROM changed_rows
    WHERE NOT is_superuser AND pro_expiry_date IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT (hour) DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_user_counts();
--> statement-breakpoint
CREATE TRIGGER users_removed AFTER DELETE ON users REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_user_counts();
--> statement-breakpoint

-- Most updates (a sign-in, a profile) change none of the counts, and so wait for nobody.
CREATE FUNCTION keep_changed_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_count('superusers', sum(n.is_superuser::int - o.is_superuser::int))
    FROM old_rows o JOIN new_rows n USING (id);
  PERFORM add_to_count('blocked', sum(o.is_active::int - n.is_active::int))
    FROM old_rows o JOIN new_rows n USING (id);
  INSERT INTO pro_expiries AS kept (hour, members)
    SELECT date_trunc('hour', pro_expiry_date, 'UTC') AS hour, sum(change) FROM (
      SELECT pro_expiry_date, -1 AS change FROM old_rows WHERE NOT is_superuser
      UNION ALL SELECT pro_expiry_date, 1 FROM new_rows WHERE NOT is_superuser
    ) changed
    WHERE pro_expiry_date IS NOT NULL GROUP BY 1 HAVING sum(change) <> 0 ORDER BY 1
    ON CONFLICT (hour) DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_user_counts();
--> statement-breakpoint

-- What is in the audit log stays there as it is.
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
