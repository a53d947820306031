-- 1,000,000 members (a fifth pro, a thousandth blocked), 300,000 subscriptions, 5,000,000 payments, 200,000 subscribers,
-- and two years in which 2,000 videos were watched every day.
INSERT INTO users (username, email, password_hash, date_joined, is_active, pro_expiry_date)
  SELECT 'member ' || n || ' ' || md5(n::text), md5(n::text) || '@example.com', '', now() - n * interval '1 minute', n % 1000 <> 0,
         CASE WHEN n % 5 = 0 THEN now() + (n % 30000) * interval '1 minute' END
  FROM generate_series(1, 1000000) n;
-- Its trigger counts them one by one, which no other bulk of them ever does.
ALTER TABLE subscriptions DISABLE TRIGGER USER;
ALTER TABLE payments DISABLE TRIGGER USER;
INSERT INTO subscriptions (id, user_id, status, started_at, renews, first_paid_at, paid_until, sync_number, synced_at)
  SELECT 'sub_' || id, id, CASE WHEN id % 3 = 0 THEN 'canceled' ELSE 'active' END, date_joined, id % 3 <> 0, date_joined,
         date_joined + interval '3 months', 1, now()
  FROM users WHERE id % 10 < 3;
ALTER TABLE subscriptions ENABLE TRIGGER USER;
UPDATE sales SET subscriptions_bought = (SELECT count(*) FROM subscriptions);
INSERT INTO payments (id, user_id, subscription_id, status, currency, amount_due, amount_paid, period_start, period_end,
                      created_at, paid_at, sync_number)
  SELECT 'in_' || n, 1 + n % 1000000, 'sub_' || n % 1000000, 'paid', 'usd', 30000, 30000, at, at + interval '1 month', at, at, 1
  FROM generate_series(1, 5000000) n, LATERAL (SELECT now() - n * interval '1 second' AS at) moment;
ALTER TABLE payments ENABLE TRIGGER USER;
SELECT count_business();
INSERT INTO watch_days (day, video_id, plays, seconds)
  SELECT now()::date - d, v, 1 + (d + v) % 50, 60 * (d * v % 500) FROM generate_series(0, 729) d, generate_series(1, 2000) v;
INSERT INTO watch_totals (day, share, plays, seconds)
  SELECT day, video_id % 16, sum(plays), sum(seconds) FROM watch_days GROUP BY 1, 2;
INSERT INTO empty_searches (day, words, searches)
  SELECT now()::date - d, 'words ' || w * (1 + d % 7), 1 + w % 9 FROM generate_series(0, 399) d, generate_series(1, 1000) w;
INSERT INTO subscribers (first_name, middle_name, last_name, full_name, age, telephone, country, secondary_email, comments)
  SELECT 'A', '', 'B', 'A B', 30, '', 'C', 's' || n || '@example.com', '' FROM generate_series(1, 200000) n;
ANALYZE;
