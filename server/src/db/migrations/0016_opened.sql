ALTER TABLE "users" ADD COLUMN "held_plans" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "open_to" jsonb;--> statement-breakpoint
ALTER TABLE "deleted_categories" ADD COLUMN "open_to" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "open_to" jsonb;--> statement-breakpoint
ALTER TABLE "deleted_series" ADD COLUMN "open_to" jsonb;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "open_to" jsonb;--> statement-breakpoint
-- Builds in well under a second per million videos: one scan of a table whose writes wait that long.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "videos_of_plans_idx" ON "videos" USING btree ("id") WHERE jsonb_typeof(open_to) = 'array';--> statement-breakpoint
-- From here on, it is written with the pro time: the paid time, with the days that a charge may take or that a failed one is given.
UPDATE users u SET held_plans = s.held FROM (
  SELECT user_id, jsonb_object_agg(plan_id, to_char(until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS held FROM (
    SELECT s.user_id, s.plan_id, max(least(u.pro_expiry_date, s.paid_until + CASE
      WHEN s.status IN ('past_due', 'unpaid') OR (s.status = 'paused' AND s.pay_url IS NOT NULL) THEN interval '7 days'
      WHEN s.renews THEN interval '1 day' ELSE interval '0' END)) AS until
    FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE s.paid_until IS NOT NULL GROUP BY s.user_id, s.plan_id
  ) each_plan WHERE until IS NOT NULL GROUP BY user_id
) s WHERE s.user_id = u.id;
