-- The mailbox that an address leads to, as server/src/domain/names/mailbox.ts has it; a test compares the two.
CREATE OR REPLACE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN domain IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace(name, '.', ''), ''), name) || '@gmail.com'
    WHEN domain IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      THEN coalesce(nullif(translate(name, '._-', ''), ''), name) || '@proton.me'
    WHEN domain IN ('icloud.com', 'me.com', 'mac.com') THEN name || '@icloud.com'
    WHEN domain IN ('yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru')
      THEN replace(name, '.', '-') || '@yandex.ru'
    WHEN domain ~ '^(yahoo\.(com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com)$'
      THEN CASE WHEN position('-' IN name) > 1 THEN split_part(name, '-', 1) ELSE name END || '@' || domain
    ELSE name || '@' || domain
  END
  FROM (SELECT CASE WHEN position('+' IN whole) > 1 THEN split_part(whole, '+', 1) ELSE whole END AS name, domain
    FROM (SELECT regexp_replace(lower(email), '@[^@]*$', '') AS whole,
      substring(lower(email) FROM '[^@]*$') AS domain) halves) address
$$;
