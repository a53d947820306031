-- Lower case, compatibility forms folded, accents dropped: "Éclair" becomes "eclair". Most texts are plain ASCII, which has
-- neither marks nor other forms. Not strict, because PostgreSQL would then no longer put the expression in the place of a
-- call.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(value)
  ELSE lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')) END;

CREATE OR REPLACE FUNCTION utc_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (moment AT TIME ZONE 'UTC')::date;
