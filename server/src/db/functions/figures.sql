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

-- The currency that sums of several currencies are in, as read at the payment provider.
CREATE OR REPLACE FUNCTION own_currency() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT currency FROM sales), 'usd');
$$;

-- What one of a currency's smallest unit came to in the owner's own, by the payment nearest to a day; null if none is known.
CREATE OR REPLACE FUNCTION nearest_rate(wanted text, on_day date) RETURNS float8 LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN wanted = own_currency() THEN 1 ELSE (SELECT rate FROM (
    (SELECT settled::float8 / amount_paid AS rate, noon.at - paid_at AS away FROM payments
      WHERE currency = wanted AND settled_currency = own_currency() AND paid_at <= noon.at ORDER BY paid_at DESC LIMIT 1)
    UNION ALL
    (SELECT settled::float8 / amount_paid, paid_at - noon.at FROM payments
      WHERE currency = wanted AND settled_currency = own_currency() AND paid_at > noon.at ORDER BY paid_at LIMIT 1)
    ) near ORDER BY away LIMIT 1) END
  FROM (SELECT (on_day + time '12:00') AT TIME ZONE 'utc' AS at) noon;
$$;

/*
 * Each subscription that was ever paid for or tried: since when it is tried and paid for, until when, for how much a month
 * in which currency (its price, less a code that recurs or a discount made at the provider; in older rows, less what came
 * off the newest paid invoice, or only that), and whether it is the first of a member who had a free month before. It ends
 * where entitlement.policy.ts ends it: with what is paid, or a week later where a renewal failed, or when the money went
 * back; null while it renews by itself. A trial that nothing was paid after is over once the provider neither runs it nor
 * charges it.
 */
CREATE VIEW paying_subscriptions AS
SELECT s.id, utc_day(s.first_paid_at) AS started, 
  monthly_cents(CASE WHEN s.amount IS NULL THEN coalesce(newest.amount_paid, 0)
      ELSE greatest(0, s.amount - coalesce(round(s.amount * c.percent_off / 100.0), (c.amounts ->> s.currency)::int,
        s.recurring_off, CASE WHEN newest.is_part OR EXISTS (SELECT FROM code_uses u WHERE u.subscription_id = s.id) THEN 0
          ELSE newest.amount_off END, 0))::int END,
    s.interval, s.interval_count) AS cents,
  CASE WHEN s.first_paid_at IS NOT NULL THEN CASE WHEN over.at < 'infinity'
      THEN greatest(utc_day(s.first_paid_at), utc_day(over.at)) END
    WHEN s.status NOT IN ('trialing', 'past_due', 'unpaid')
      THEN greatest(utc_day(s.started_at), utc_day(coalesce(s.ends_at, s.synced_at))) END AS ended,
  s.first_paid_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM subscriptions earlier WHERE earlier.user_id = s.user_id
                AND (earlier.first_paid_at, earlier.id) < (s.first_paid_at, s.id))
    AND EXISTS (SELECT FROM free_time f WHERE f.user_id = s.user_id AND f.kind = 'free_month'
                  AND f.granted_at <= s.first_paid_at) AS free,
  coalesce(s.currency, newest.currency, own_currency()) AS currency,
  CASE WHEN s.tried THEN utc_day(s.started_at) END AS tried
FROM subscriptions s
LEFT JOIN codes c ON c.id = s.code_id AND c.duration <> 'once' AND coalesce(s.code_until > s.period_end, true)
LEFT JOIN LATERAL (
  SELECT p.amount_paid, p.amount_off, p.currency, p.returned_at,
      CASE WHEN s.amount IS NOT NULL AND s.interval <> 'once'
        THEN p.period_end < p.period_start + 0.9 * s.interval_count * ('1 ' || s.interval)::interval END AS is_part
    FROM payments p WHERE p.subscription_id = s.id AND p.status = 'paid'
  ORDER BY p.id = coalesce(s.latest_invoice_id, '') DESC, p.created_at DESC, p.id DESC LIMIT 1) newest ON true
CROSS JOIN LATERAL (SELECT CASE
  WHEN s.paid_until IS NULL THEN s.first_paid_at
  WHEN newest.returned_at IS NOT NULL THEN least(newest.returned_at, s.paid_until)
  WHEN s.status IN ('past_due', 'unpaid') THEN s.paid_until + interval '7 days'
  WHEN s.renews THEN 'infinity'
  ELSE s.paid_until END AS at) over
WHERE s.first_paid_at IS NOT NULL OR s.tried;

/*
 * Adds to a day, or takes away. The triggers that call it are deferred to the end of their transaction, and the lock lets
 * one transaction at a time through, so that two of them cannot deadlock over each other's days.
 */
CREATE OR REPLACE FUNCTION count_on_day(counted business_days, sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('business_days'));
  INSERT INTO business_days AS kept SELECT counted.day, sign * counted.invoices, sign * counted.paid, sign * counted.refunded,
    sign * counted.disputed, sign * counted.started, sign * counted.ended, sign * counted.started_cents,
    sign * counted.ended_cents, sign * counted.free_months, sign * counted.free_turned, counted.currency,
    sign * counted.trials, sign * counted.trials_paid, sign * counted.trials_ended
  ON CONFLICT (day, currency) DO UPDATE SET
    invoices = kept.invoices + excluded.invoices, paid = kept.paid + excluded.paid,
    refunded = kept.refunded + excluded.refunded, disputed = kept.disputed + excluded.disputed,
    started = kept.started + excluded.started, ended = kept.ended + excluded.ended,
    started_cents = kept.started_cents + excluded.started_cents, ended_cents = kept.ended_cents + excluded.ended_cents,
    free_months = kept.free_months + excluded.free_months, free_turned = kept.free_turned + excluded.free_turned,
    trials = kept.trials + excluded.trials, trials_paid = kept.trials_paid + excluded.trials_paid,
    trials_ended = kept.trials_ended + excluded.trials_ended;
END $$;

-- What a subscription counts for, on up to three days.
CREATE OR REPLACE FUNCTION days_of(c counted_subscriptions) RETURNS SETOF business_days LANGUAGE sql STABLE AS $$
  SELECT c.started, 0, 0, 0, 0, 1, 0, c.cents, 0, 0, c.free::int, c.currency, 0, 0, 0 WHERE c.started IS NOT NULL
  UNION ALL SELECT c.ended, 0, 0, 0, 0, 0, 1, 0, c.cents, 0, 0, c.currency, 0, 0, 0
    WHERE c.started IS NOT NULL AND c.ended IS NOT NULL
  UNION ALL SELECT c.tried, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, c.currency, 1, (c.started IS NOT NULL)::int,
    (c.started IS NULL AND c.ended IS NOT NULL)::int WHERE c.tried IS NOT NULL;
$$;

CREATE OR REPLACE FUNCTION count_subscription(subscription text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before counted_subscriptions;
  after counted_subscriptions;
BEGIN
  SELECT * INTO before FROM counted_subscriptions WHERE id = subscription;
  SELECT id, started, ended, cents, free, currency, tried INTO after FROM paying_subscriptions WHERE id = subscription;
  -- A subscription that is deleted with its member's account counts as ended.
  IF after.id IS NULL AND NOT EXISTS (SELECT FROM subscriptions WHERE id = subscription) THEN
    after := before;
    after.ended := least(before.ended, greatest(before.started, before.tried, utc_day(now())));
  END IF;
  IF before IS NOT DISTINCT FROM after THEN RETURN; END IF;
  IF before.id IS NOT NULL THEN PERFORM count_on_day(d, -1) FROM days_of(before) d; END IF;
  DELETE FROM counted_subscriptions WHERE id = subscription;
  IF after.id IS NOT NULL THEN
    INSERT INTO counted_subscriptions SELECT (after).*;
    PERFORM count_on_day(d, 1) FROM days_of(after) d;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_changed_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_subscription(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER subscriptions_counted AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_changed_subscription();

/*
 * What a payment counts for: on the day it was paid, and on the day of its returns. In the owner's own currency where it is
 * known what the provider settled, by the payment's own rate and each return's; else in the currency that it was paid in.
 */
CREATE OR REPLACE FUNCTION paid_of(p payments) RETURNS SETOF business_days LANGUAGE sql STABLE AS $$
  SELECT utc_day(coalesce(p.paid_at, p.created_at)), 1, CASE WHEN own.is THEN p.settled ELSE p.amount_paid END, 0, 0, 0, 0, 0,
    0, 0, 0, CASE WHEN own.is THEN p.settled_currency ELSE p.currency END, 0, 0, 0
  FROM (SELECT coalesce(p.currency <> own_currency() AND p.settled_currency = own_currency(), false) AS is) own
  WHERE p.status = 'paid';
$$;

CREATE OR REPLACE FUNCTION returned_of(p payments, on_day date) RETURNS SETOF business_days LANGUAGE sql STABLE AS $$
  SELECT on_day, 0, 0,
    CASE WHEN own.is THEN coalesce(p.settled_refunded, round(p.refunded * p.settled / p.amount_paid::numeric)) ELSE p.refunded END,
    CASE WHEN NOT p.dispute_lost THEN 0 WHEN own.is THEN coalesce(p.settled_disputed, round(lost * p.settled / p.amount_paid::numeric))
      ELSE lost END, 0, 0, 0, 0, 0, 0, CASE WHEN own.is THEN p.settled_currency ELSE p.currency END, 0, 0, 0
  FROM (SELECT coalesce(p.currency <> own_currency() AND p.settled_currency = own_currency(), false) AS is) own,
    lost_to_dispute(p.amount_paid, p.refunded, p.dispute_lost) lost
  WHERE p.refunded > 0 OR p.dispute_lost;
$$;

CREATE OR REPLACE FUNCTION count_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  returned date := utc_day(coalesce(NEW.returns_seen_at, NEW.returned_at, NEW.paid_at, NEW.created_at));
BEGIN
  -- Nothing is counted again meanwhile, in another currency.
  PERFORM pg_advisory_xact_lock(hashtext('business_days'));
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_on_day(d, -1) FROM paid_of(OLD) d;
    PERFORM count_on_day(d, -1) FROM returned_of(OLD, returned) d;
  END IF;
  PERFORM count_on_day(d, 1) FROM paid_of(NEW) d;
  PERFORM count_on_day(d, 1) FROM returned_of(NEW, returned) d;
  PERFORM count_subscription(NEW.subscription_id);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER payments_counted AFTER INSERT OR UPDATE ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_payment();

CREATE OR REPLACE FUNCTION count_free_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_on_day((utc_day(NEW.granted_at), 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, own_currency(), 0, 0, 0)::business_days, 1);
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
  UPDATE counted_subscriptions SET ended = least(ended, greatest(started, tried, utc_day(now())));
  INSERT INTO counted_subscriptions (id, started, ended, cents, free, currency, tried)
    SELECT id, started, ended, cents, free, currency, tried FROM paying_subscriptions;
  DELETE FROM business_days;
  INSERT INTO business_days
    SELECT day, sum(invoices), sum(paid), sum(refunded), sum(disputed), sum(started), sum(ended), sum(started_cents),
      sum(ended_cents), sum(free_months), sum(free_turned), currency, sum(trials), sum(trials_paid), sum(trials_ended)
    FROM (
      SELECT d.* FROM payments p, paid_of(p) d
      UNION ALL
      SELECT d.* FROM payments p,
        returned_of(p, utc_day(coalesce(p.returns_seen_at, p.returned_at, p.paid_at, p.created_at))) d
      UNION ALL SELECT d.* FROM counted_subscriptions c, days_of(c) d
      UNION ALL SELECT utc_day(granted_at), 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, own_currency(), 0, 0, 0 FROM free_time WHERE kind = 'free_month'
      UNION ALL SELECT day, 0, 0, 0, 0, 0, 0, 0, 0, free_months, 0, own_currency(), 0, 0, 0 FROM departed_free_months
    ) counted
    GROUP BY day, currency;
$$;
