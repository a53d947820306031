-- Marks the mailboxes that had a free month before one mailbox counted as one, however its address is spelled: those that
-- the offers were mailed to, and the confirmed ones of the members who took them up. Written as server/src/domain/mailbox.ts
-- and offers.service.ts do it today.

CREATE FUNCTION pg_temp.before(name text, mark text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN position(mark IN name) > 1 THEN split_part(name, mark, 1) ELSE name END
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.mailbox_of(email text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN domain IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace(name, '.', ''), ''), name) || '@gmail.com'
    WHEN domain IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      THEN coalesce(nullif(translate(name, '._-', ''), ''), name) || '@proton.me'
    WHEN domain IN ('icloud.com', 'me.com', 'mac.com') THEN name || '@icloud.com'
    WHEN domain IN ('yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru')
      THEN replace(name, '.', '-') || '@yandex.ru'
    WHEN domain ~ '^(yahoo\.(com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com)$'
      THEN pg_temp.before(name, '-') || '@' || domain
    ELSE name || '@' || domain
  END
  FROM (SELECT
    pg_temp.before(regexp_replace(lower(email), '@[^@]*$', ''), '+') AS name,
    substring(lower(email) FROM '[^@]*$') AS domain
  ) address
$$;
--> statement-breakpoint
-- For HMAC-SHA256 (RFC 2104): a key of at most 64 bytes, padded with zeros, each byte xored.
CREATE FUNCTION pg_temp.padded(key bytea, byte int) RETURNS bytea LANGUAGE sql AS $$
  SELECT decode(string_agg(lpad(to_hex(
    (CASE WHEN n < length(key) THEN get_byte(key, n) ELSE 0 END) # byte), 2, '0'), '' ORDER BY n), 'hex')
  FROM generate_series(0, 63) n
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.marked(key bytea, mailbox text) RETURNS text LANGUAGE sql AS $$
  SELECT translate(encode(sha256(
    pg_temp.padded(key, 92) || sha256(pg_temp.padded(key, 54) || convert_to(mailbox, 'UTF8'))
  ), 'base64'), '+/=', '-_')
$$;
--> statement-breakpoint
INSERT INTO spent_offers (key)
  SELECT pg_temp.marked(convert_to(server_keys.key, 'UTF8'), pg_temp.mailbox_of(email))
  FROM server_keys, (
    SELECT s.secondary_email AS email FROM offers o JOIN subscribers s ON s.id = o.subscriber_id
      WHERE o.used_at IS NOT NULL
    UNION
    SELECT u.email FROM users u JOIN free_time f ON f.user_id = u.id
      WHERE f.kind = 'free_month' AND u.email_confirmed_at IS NOT NULL
  ) given
  WHERE server_keys.name = 'spent-offers'
  ON CONFLICT DO NOTHING;
