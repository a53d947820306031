-- Figures of each day (UTC), kept by triggers on subscriptions, payments and free time.

-- What a payment counts for: the amount on the day it was paid, and what was returned since.
CREATE OR REPLACE FUNCTION lost_to_dispute(amount_paid int, refunded int, dispute_lost bool) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE WHEN dispute_lost THEN greatest(amount_paid - refunded, 0) ELSE 0 END;

-- What an amount comes to in a month, where it is paid every so often; what is paid once does not recur.
CREATE OR REPLACE FUNCTION monthly_cents(amount int, every text, times int) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN round(CASE every
  WHEN 'day' THEN amount * 365.0 / 12 / coalesce(times, 1)
  WHEN 'week' THEN amount * 365.0 / 84 / coalesce(times, 1)
  WHEN 'year' THEN amount / 12.0 / coalesce(times, 1)
  WHEN 'once' THEN 0
  ELSE amount / coalesce(times, 1)::numeric END)::int;

/*
 * Each subscription that was ever paid for: from when until when, for how much a month (the newest paid
 * invoice, or the price if that was for the rest of a period only), and
 * whether it is the first of a member who had a free month before. It ends where entitlement.policy.ts ends it: with
 * what is paid, or a week later where a renewal failed, or when the money went back; null while it renews by itself.
 */
CREATE VIEW paying_subscriptions AS
SELECT s.id, utc_day(s.first_paid_at) AS started, 
  monthly_cents(CASE WHEN newest.is_part THEN s.amount ELSE coalesce(newest.amount_paid, 0) END, s.interval, s.interval_count)
    AS cents,
  CASE WHEN over.at < 'infinity' THEN greatest(utc_day(s.first_paid_at), utc_day(over.at)) END AS ended,
  NOT EXISTS (SELECT FROM subscriptions earlier WHERE earlier.user_id = s.user_id
                AND (earlier.first_paid_at, earlier.id) < (s.first_paid_at, s.id))
    AND EXISTS (SELECT FROM free_time f WHERE f.user_id = s.user_id AND f.kind = 'free_month'
                  AND f.granted_at <= s.first_paid_at) AS free
FROM subscriptions s
LEFT JOIN LATERAL (
  SELECT p.amount_paid, p.returned_at, CASE WHEN s.amount IS NOT NULL AND s.interval <> 'once'
      THEN p.period_end < p.period_start + 0.9 * s.interval_count * ('1 ' || s.interval)::interval END AS is_part
    FROM payments p WHERE p.subscription_id = s.id AND p.status = 'paid'
  ORDER BY p.id = coalesce(s.latest_invoice_id, '') DESC, p.created_at DESC, p.id DESC LIMIT 1) newest ON true
CROSS JOIN LATERAL (SELECT CASE
  WHEN s.paid_until IS NULL THEN s.first_paid_at
  WHEN newest.returned_at IS NOT NULL THEN least(newest.returned_at, s.paid_until)
  WHEN s.status IN ('past_due', 'unpaid') THEN s.paid_until + interval '7 days'
  WHEN s.renews THEN 'infinity'
  ELSE s.paid_until END AS at) over
WHERE s.first_paid_at IS NOT NULL;

/*
 * Adds to a day. The triggers that call it are deferred to the end of their transaction, and the lock lets one transaction
 * at a time through, so that two of them cannot deadlock over each other's days.
 */
CREATE OR REPLACE FUNCTION add_to_day(counted business_days) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('business_days'));
  INSERT INTO business_days AS kept SELECT (counted).*
  ON CONFLICT (day) DO UPDATE SET
    invoices = kept.invoices + excluded.invoices, paid = kept.paid + excluded.paid,
    refunded = kept.refunded + excluded.refunded, disputed = kept.disputed + excluded.disputed,
    started = kept.started + excluded.started, ended = kept.ended + excluded.ended,
    started_cents = kept.started_cents + excluded.started_cents, ended_cents = kept.ended_cents + excluded.ended_cents,
    free_months = kept.free_months + excluded.free_months, free_turned = kept.free_turned + excluded.free_turned;
END $$;

CREATE OR REPLACE FUNCTION add_subscription(counted counted_subscriptions, sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_day((counted.started, 0, 0, 0, 0, sign, 0, sign * counted.cents, 0, 0, sign * counted.free::int)::business_days);
  IF counted.ended IS NOT NULL THEN
    PERFORM add_to_day((counted.ended, 0, 0, 0, 0, 0, sign, 0, sign * counted.cents, 0, 0)::business_days);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_subscription(subscription text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before counted_subscriptions;
  after counted_subscriptions;
BEGIN
  SELECT * INTO before FROM counted_subscriptions WHERE id = subscription;
  SELECT id, started, ended, cents, free INTO after FROM paying_subscriptions WHERE id = subscription;
  -- A subscription that is deleted with its member's account counts as ended.
  IF after.id IS NULL AND NOT EXISTS (SELECT FROM subscriptions WHERE id = subscription) THEN
    after := before;
    after.ended := least(before.ended, greatest(before.started, utc_day(now())));
  END IF;
  IF before IS NOT DISTINCT FROM after THEN RETURN; END IF;
  IF before.id IS NOT NULL THEN PERFORM add_subscription(before, -1); END IF;
  DELETE FROM counted_subscriptions WHERE id = subscription;
  IF after.id IS NOT NULL THEN
    INSERT INTO counted_subscriptions SELECT (after).*;
    PERFORM add_subscription(after, 1);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_changed_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_subscription(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER subscriptions_counted AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_changed_subscription();

CREATE OR REPLACE FUNCTION count_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  returned date := utc_day(coalesce(NEW.returns_seen_at, NEW.returned_at, NEW.paid_at, NEW.created_at));
  refund int := NEW.refunded;
  dispute int := lost_to_dispute(NEW.amount_paid, NEW.refunded, NEW.dispute_lost);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    refund := refund - OLD.refunded;
    dispute := dispute - lost_to_dispute(OLD.amount_paid, OLD.refunded, OLD.dispute_lost);
    IF OLD.status = 'paid' AND (NEW.status, NEW.amount_paid, coalesce(NEW.paid_at, NEW.created_at))
        IS DISTINCT FROM (OLD.status, OLD.amount_paid, coalesce(OLD.paid_at, OLD.created_at)) THEN
      PERFORM add_to_day((utc_day(coalesce(OLD.paid_at, OLD.created_at)), -1, -OLD.amount_paid, 0, 0, 0, 0, 0, 0, 0, 0)::business_days);
    END IF;
  END IF;
  IF NEW.status = 'paid' AND (TG_OP = 'INSERT' OR (NEW.status, NEW.amount_paid, coalesce(NEW.paid_at, NEW.created_at))
      IS DISTINCT FROM (OLD.status, OLD.amount_paid, coalesce(OLD.paid_at, OLD.created_at))) THEN
    PERFORM add_to_day((utc_day(coalesce(NEW.paid_at, NEW.created_at)), 1, NEW.amount_paid, 0, 0, 0, 0, 0, 0, 0, 0)::business_days);
  END IF;
  IF refund <> 0 OR dispute <> 0 THEN
    PERFORM add_to_day((returned, 0, 0, refund, dispute, 0, 0, 0, 0, 0, 0)::business_days);
  END IF;
  PERFORM count_subscription(NEW.subscription_id);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER payments_counted AFTER INSERT OR UPDATE ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_payment();

CREATE OR REPLACE FUNCTION count_free_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_day((utc_day(NEW.granted_at), 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)::business_days);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER free_months_counted AFTER INSERT ON free_time DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'free_month') EXECUTE FUNCTION count_free_month();

CREATE OR REPLACE FUNCTION keep_departed_free_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('business_days'));
  INSERT INTO departed_free_months AS kept VALUES (utc_day(OLD.granted_at), 1)
    ON CONFLICT (day) DO UPDATE SET free_months = kept.free_months + 1;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER free_months_departed AFTER DELETE ON free_time DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.kind = 'free_month') EXECUTE FUNCTION keep_departed_free_month();

/*
 * Counts everything again, except what went with a deleted account: only `counted_subscriptions` and
 * `departed_free_months` still know of that. The lock keeps other transactions from counting meanwhile.
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
