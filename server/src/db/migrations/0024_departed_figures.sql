CREATE TABLE "departed_free_months" (
	"day" date PRIMARY KEY NOT NULL,
	"free_months" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint

-- Those of members who left before: what was counted, less what is still there.
INSERT INTO departed_free_months
  SELECT b.day, b.free_months - count(f.id) FROM business_days b
  LEFT JOIN free_time f ON f.kind = 'free_month' AND utc_day(f.granted_at) = b.day
  GROUP BY b.day HAVING b.free_months > count(f.id);
--> statement-breakpoint

CREATE FUNCTION keep_departed_free_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('business_days'));
  INSERT INTO departed_free_months AS kept VALUES (utc_day(OLD.granted_at), 1)
    ON CONFLICT (day) DO UPDATE SET free_months = kept.free_months + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER free_months_departed AFTER DELETE ON free_time DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.kind = 'free_month') EXECUTE FUNCTION keep_departed_free_month();
--> statement-breakpoint

/*
 * Counts all of it anew, as in 0014, but leaves what went away with its member's account: that is known from
 * `counted_subscriptions` and `departed_free_months` alone. Nothing else is counted meanwhile.
 */
CREATE OR REPLACE FUNCTION count_business() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('business_days'));
  DELETE FROM counted_subscriptions c USING subscriptions s WHERE s.id = c.id;
  UPDATE counted_subscriptions SET ended = least(ended, greatest(started, utc_day(now())));
  INSERT INTO counted_subscriptions (id, started, ended, cents, free)
    SELECT id, started, ended, cents, free FROM paying_subscriptions;
  DELETE FROM business_days;
  INSERT INTO business_days
    SELECT day, sum(invoices), sum(paid), sum(refunded), sum(disputed), sum(started), sum(ended), sum(started_cents),
      sum(ended_cents), sum(free_months), sum(free_turned)
    FROM (
      SELECT utc_day(coalesce(paid_at, created_at)), 1, amount_paid, 0, 0, 0, 0, 0, 0, 0, 0 FROM payments WHERE status = 'paid'
      UNION ALL
      SELECT utc_day(coalesce(returns_seen_at, returned_at, paid_at, created_at)), 0, 0, refunded,
        lost_to_dispute(amount_paid, refunded, dispute_lost), 0, 0, 0, 0, 0, 0 FROM payments WHERE refunded > 0 OR dispute_lost
      UNION ALL SELECT started, 0, 0, 0, 0, 1, 0, cents, 0, 0, free::int FROM counted_subscriptions
      UNION ALL SELECT ended, 0, 0, 0, 0, 0, 1, 0, cents, 0, 0 FROM counted_subscriptions WHERE ended IS NOT NULL
      UNION ALL SELECT utc_day(granted_at), 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 FROM free_time WHERE kind = 'free_month'
      UNION ALL SELECT day, 0, 0, 0, 0, 0, 0, 0, 0, free_months, 0 FROM departed_free_months
    ) counted (day, invoices, paid, refunded, disputed, started, ended, started_cents, ended_cents, free_months, free_turned)
    GROUP BY day;
$$;
