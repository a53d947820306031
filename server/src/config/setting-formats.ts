import { isIP } from "node:net";
import { languages } from "@mindreel/contract/plain/languages";
import { type TProperties, Type } from "typebox";
import { Value } from "typebox/value";
import { addressesOf, isHostList } from "#db/hosts/addresses.ts";
import { bucketAddress, type Given } from "./storage-settings.ts";

const Port = Type.Integer({ minimum: 0, maximum: 65_535 });
const Origin = Type.String({ pattern: "^https?://([\\w.-]+|\\[[0-9a-fA-F:.]+\\])(:\\d{1,5})?$" });
const PostgresUrl = Type.String({ pattern: "^postgres(ql)?://" });
const OnOff = Type.Union([Type.Literal("on"), Type.Literal("off")]);

/** Every setting and its format. */
const settings = {
  PORT: Type.Optional(Port),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  PUBLIC_URL: Type.Optional(Origin),
  DATA_DIR: Type.Optional(Type.String({ minLength: 1 })),
  DATABASE_URL: Type.Optional(PostgresUrl),
  DATABASE_DIRECT_URL: Type.Optional(PostgresUrl),
  DATABASE_REPLICA_URL: Type.Optional(PostgresUrl),
  APP_NAME: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  PAYMENTS: Type.Optional(Type.Union([Type.Literal("stripe"), Type.Literal("rehearsal"), Type.Literal("off")])),
  STRIPE_SECRET_KEY: Type.Optional(Type.String({ pattern: "^(sk|rk)_(test|live)_\\S+$" })),
  STRIPE_WEBHOOK_SECRET: Type.Optional(Type.String({ pattern: "^\\S{8,}$" })),
  STRIPE_API_BASE: Type.Optional(Origin),
  PLAN_PRICE_CENTS: Type.Optional(Type.Integer({ minimum: 50, maximum: 99_999_999 })),
  GOOGLE_CLIENT_ID: Type.Optional(Type.String({ pattern: "^\\S+$" })),
  GOOGLE_API_BASE: Type.Optional(Origin),
  EMBED_API_BASE: Type.Optional(Origin),
  YOUTUBE_API_KEY: Type.Optional(Type.String({ pattern: "^[\\w-]{20,200}$" })),
  VAPID_PRIVATE_KEY: Type.Optional(Type.String({ pattern: "^[\\w-]{43}$" })),
  PRIVATE_SOURCES: Type.Optional(OnOff),
  SUPERUSER_TWO_FACTOR: Type.Optional(Type.Union([Type.Literal("required"), Type.Literal("optional")])),
  RATE_LIMITS: Type.Optional(OnOff),
  DISPOSABLE_EMAILS: Type.Optional(Type.Union([Type.Literal("allowed"), Type.Literal("refused")])),
  SMTP_URL: Type.Optional(Type.String({ pattern: "^smtps?://[^/?#]+" })),
  MAIL_FROM: Type.Optional(
    Type.String({
      maxLength: 320,
      pattern: '^([^<>"@,;\\p{Cc}]*<[^\\s<>@,;"]+@[^\\s<>@,;"]+>|[^\\s<>@,;"]+@[^\\s<>@,;"]+)$',
    }),
  ),
  BOUNCE_EMAIL: Type.Optional(Type.String({ maxLength: 80, pattern: "^[\\w.-]{1,20}@[\\w.-]+$" })),
  BOUNCE_SECRET: Type.Optional(Type.String({ minLength: 16 })),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String({ pattern: "^https?://[^\\s?#]+$" })),
  OTEL_SERVICE_NAME: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  OTEL_TRACES_SAMPLER_ARG: Type.Optional(Type.String({ pattern: "^(0(\\.\\d{1,6})?|1(\\.0)?)$" })),
  DRAIN_SECONDS: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
  LOG_LEVEL: Type.Optional(Type.Union([Type.Literal("info"), Type.Literal("warn"), Type.Literal("error")])),
  TRUST_PROXY: Type.Optional(Type.String({ minLength: 1 })),
  LANGUAGES: Type.Optional(Type.String({ pattern: `^(${languages.join("|")})(\\s*,\\s*(${languages.join("|")}))*$` })),
  TEASERS: Type.Optional(OnOff),
  SIMULTANEOUS_PLAYS: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  STORAGE: Type.Optional(Type.Union([Type.Literal("disk"), Type.Literal("s3")])),
  S3_ENDPOINT: Type.Optional(Origin),
  S3_REGION: Type.Optional(Type.String({ pattern: "^[\\w-]+$" })),
  S3_BUCKET: Type.Optional(Type.String({ pattern: "^[\\w.-]{1,255}$" })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ pattern: "^\\S+$" })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ pattern: "^\\S+$" })),
  BACKUP_DIR: Type.Optional(Type.String({ minLength: 1 })),
  BACKUP_S3_ENDPOINT: Type.Optional(Origin),
  BACKUP_S3_REGION: Type.Optional(Type.String({ pattern: "^[\\w-]+$" })),
  BACKUP_S3_ACCESS_KEY_ID: Type.Optional(Type.String({ pattern: "^\\S+$" })),
  BACKUP_S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ pattern: "^\\S+$" })),
  BACKUP_KEY: Type.Optional(Type.String({ pattern: "^AGE-SECRET-KEY-1[0-9A-Z]{58}$" })),
  BACKUP_KEEP_DAYS: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
} satisfies TProperties;

const origin = (example: string) => `an origin such as ${example}, without a path or a slash at the end`;
const databaseAddress =
  "a PostgreSQL address such as postgres://user:password@host:5432/mindreel, or with several hosts …@one:5432,two:5432/…";

/** The same formats in words, for error messages. */
const expectations: Record<keyof typeof settings, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0",
  PUBLIC_URL: origin("https://videos.example.com"),
  DATA_DIR: "a folder",
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_REPLICA_URL: "the address of one standby, such as postgres://user:password@host:5432/mindreel",
  APP_NAME: "a name of 1 to 60 characters",
  PAYMENTS: "stripe, rehearsal or off",
  STRIPE_SECRET_KEY: "a secret or restricted key of Stripe, such as sk_live_…",
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook endpoint, such as whsec_…",
  STRIPE_API_BASE: origin("http://127.0.0.1:12111"),
  PLAN_PRICE_CENTS: "a price in US cents, a whole number from 50 to 99999999",
  GOOGLE_CLIENT_ID: "the client id of a web application at Google, without spaces",
  GOOGLE_API_BASE: origin("http://127.0.0.1:9000"),
  EMBED_API_BASE: origin("http://127.0.0.1:9000"),
  YOUTUBE_API_KEY: "a key of YouTube's Data API: letters, digits, - and _",
  VAPID_PRIVATE_KEY: "a private key on P-256, 43 characters of base64url",
  PRIVATE_SOURCES: "on or off",
  SUPERUSER_TWO_FACTOR: "required or optional",
  RATE_LIMITS: "on or off",
  DISPOSABLE_EMAILS: "allowed or refused",
  SMTP_URL: "a mail server such as smtps://user:password@mail.example.com:465",
  MAIL_FROM: "an address such as films@example.com, or Films <films@example.com>",
  BOUNCE_EMAIL: "an address such as bounces@example.com, with at most 20 characters before the @",
  BOUNCE_SECRET: "a secret of at least 16 characters",
  METRICS_TOKEN: "a secret of at least 16 characters",
  OTEL_EXPORTER_OTLP_ENDPOINT: "the address of a collector, such as http://127.0.0.1:4318",
  OTEL_SERVICE_NAME: "a name of 1 to 100 characters",
  OTEL_TRACES_SAMPLER_ARG: "a share from 0 to 1, such as 0.1",
  DRAIN_SECONDS: "a whole number of seconds from 0 to 300",
  LOG_LEVEL: "info, warn or error",
  LANGUAGES: `languages out of ${languages.join(", ")}, separated by commas, such as en,de`,
  TEASERS: "on or off",
  SIMULTANEOUS_PLAYS: "a whole number from 1 to 100",
  STORAGE: "disk or s3",
  S3_ENDPOINT: origin("https://s3.example.com"),
  S3_REGION: "a region such as eu-central-1",
  S3_BUCKET: "the name of a bucket",
  S3_ACCESS_KEY_ID: "the id of an access key, without spaces",
  S3_SECRET_ACCESS_KEY: "the secret of an access key, without spaces",
  BACKUP_DIR: "a folder, best on another disk, or a bucket such as s3://backups/mindreel",
  BACKUP_S3_ENDPOINT: origin("https://s3.example.com"),
  BACKUP_S3_REGION: "a region such as eu-central-1",
  BACKUP_S3_ACCESS_KEY_ID: "the id of an access key, without spaces",
  BACKUP_S3_SECRET_ACCESS_KEY: "the secret of an access key, without spaces",
  BACKUP_KEY: "a key that npm run backup -- --new-key prints, such as AGE-SECRET-KEY-1…",
  BACKUP_KEEP_DAYS: "a whole number of days from 1 to 3650",
  TRUST_PROXY: "the proxy's addresses or ranges, separated by commas, such as 10.0.0.0/8",
};

/** The settings that are numbers. */
const numbers = new Set(["PORT", "PLAN_PRICE_CENTS", "SIMULTANEOUS_PLAYS", "BACKUP_KEEP_DAYS", "DRAIN_SECONDS"]);

export const Settings = Type.Object(settings);

/** The settings that are URLs, other than those of databases, which may name several hosts. */
const urls = new Set([
  ...["PUBLIC_URL", "STRIPE_API_BASE", "GOOGLE_API_BASE", "EMBED_API_BASE", "S3_ENDPOINT", "BACKUP_S3_ENDPOINT"],
  ...["OTEL_EXPORTER_OTLP_ENDPOINT", "SMTP_URL"],
]);

/** Makes the checks that a pattern cannot: whether a URL parses, and IP address ranges. */
function isMeaningful(name: string, text: string): boolean {
  if (urls.has(name)) return URL.canParse(text);
  if (name === "DATABASE_URL" || name === "DATABASE_DIRECT_URL") return isHostList(text);
  if (name === "DATABASE_REPLICA_URL") return addressesOf(text).length === 1;
  if (name === "BACKUP_DIR") return !text.startsWith("s3:") || bucketAddress.test(text);
  return name !== "TRUST_PROXY" || text.split(",").every((range) => isAddressRange(range.trim()));
}

function isAddressRange(text: string): boolean {
  const [address = "", bits] = text.split("/");
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return longest > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest));
}

/** The settings in an environment, with numeric ones as numbers. */
export function settingsIn(env: Readonly<Record<string, string | undefined>>): Given {
  const given: Record<string, string | number> = {};
  for (const name of Object.keys(settings)) {
    const text = env[name]?.trim();
    if (text === undefined || text === "") continue;
    const numeric = numbers.has(name) && /^\d+$/.test(text);
    given[name] = numeric ? Number(text) : text;
  }
  return given;
}

/** A line for each malformed setting. */
export const formatFaults = (given: Given): string[] =>
  Object.entries(settings).flatMap(([name, schema]) =>
    given[name] === undefined || (Value.Check(schema, given[name]) && isMeaningful(name, String(given[name])))
      ? []
      : [`${name} must be ${expectations[name as keyof typeof settings]}.`],
  );
