-- What members ask for and do not find in the library, and who wants it.

CREATE TABLE "request_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mail_answers" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_votes" (
	"user_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"cast_for" integer NOT NULL,
	"cast_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "request_votes_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"key" text NOT NULL,
	"asked_by" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"merged_into" integer,
	"video_id" integer,
	"answered_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "request_preferences" ADD CONSTRAINT "request_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_cast_for_requests_id_fk" FOREIGN KEY ("cast_for") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_merged_into_requests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_votes_request_idx" ON "request_votes" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_votes_cast_idx" ON "request_votes" USING btree ("cast_for");--> statement-breakpoint
CREATE INDEX "request_votes_untold_idx" ON "request_votes" USING btree ("request_id") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_key_key" ON "requests" USING btree ("key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_wanted_idx" ON "requests" USING btree ("votes" DESC NULLS FIRST,"id") WHERE merged_into is null and deleted_at is null and votes > 0;--> statement-breakpoint
CREATE INDEX "requests_answered_idx" ON "requests" USING btree ("answered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "requests_video_idx" ON "requests" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "requests_merged_idx" ON "requests" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "requests_asked_idx" ON "requests" USING btree ("asked_by","asked_at") WHERE asked_by is not null;
--> statement-breakpoint
-- Transition tables allow no list of columns, so this runs for every change of a vote, and changes only what moved.
CREATE FUNCTION count_request_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests r SET votes = r.votes + changed.n
    FROM (SELECT request_id, CASE TG_OP WHEN 'INSERT' THEN count(*)::int ELSE -count(*)::int END AS n
          FROM changed_rows GROUP BY request_id) changed
    WHERE r.id = changed.request_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_moved_request_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests r SET votes = r.votes + changed.n
    FROM (SELECT request_id, sum(n)::int AS n
          FROM (SELECT request_id, 1 AS n FROM new_rows UNION ALL SELECT request_id, -1 FROM old_rows) moved
          GROUP BY request_id HAVING sum(n) <> 0) changed
    WHERE r.id = changed.request_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER request_votes_cast_counted AFTER INSERT ON request_votes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_request_votes();
--> statement-breakpoint
CREATE TRIGGER request_votes_moved_counted AFTER UPDATE ON request_votes
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_moved_request_votes();
--> statement-breakpoint
CREATE TRIGGER request_votes_withdrawn_counted AFTER DELETE ON request_votes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_request_votes();
