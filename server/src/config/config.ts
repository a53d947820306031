import { existsSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { loadEnvFile } from "node:process";
import type { PaymentsMode } from "@mindreel/contract/api";
import { type Static, type TProperties, Type } from "typebox";
import { Value } from "typebox/value";

const Port = Type.Integer({ minimum: 0, maximum: 65_535 });

/** Every setting and its format. */
const settings = {
  PORT: Type.Optional(Port),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: "^https?://([\\w.-]+|\\[[0-9a-fA-F:.]+\\])(:\\d{1,5})?$" })),
  DATA_DIR: Type.Optional(Type.String({ minLength: 1 })),
  DATABASE_URL: Type.Optional(Type.String({ pattern: "^postgres(ql)?://" })),
  DATABASE_DIRECT_URL: Type.Optional(Type.String({ pattern: "^postgres(ql)?://" })),
  APP_NAME: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  PAYMENTS: Type.Optional(Type.Union([Type.Literal("stripe"), Type.Literal("rehearsal"), Type.Literal("off")])),
  STRIPE_SECRET_KEY: Type.Optional(Type.String({ pattern: "^(sk|rk)_(test|live)_\\S+$" })),
  STRIPE_WEBHOOK_SECRET: Type.Optional(Type.String({ pattern: "^\\S{8,}$" })),
  STRIPE_API_BASE: Type.Optional(Type.String({ pattern: "^https?://([\\w.-]+|\\[[0-9a-fA-F:.]+\\])(:\\d{1,5})?$" })),
  PLAN_PRICE_CENTS: Type.Optional(Type.Integer({ minimum: 50, maximum: 99_999_999 })),
  GOOGLE_CLIENT_ID: Type.Optional(Type.String({ pattern: "^\\S+$" })),
  GOOGLE_API_BASE: Type.Optional(Type.String({ pattern: "^https?://([\\w.-]+|\\[[0-9a-fA-F:.]+\\])(:\\d{1,5})?$" })),
  EMBED_API_BASE: Type.Optional(Type.String({ pattern: "^https?://([\\w.-]+|\\[[0-9a-fA-F:.]+\\])(:\\d{1,5})?$" })),
  YOUTUBE_API_KEY: Type.Optional(Type.String({ pattern: "^[\\w-]{20,200}$" })),
  PRIVATE_SOURCES: Type.Optional(Type.Union([Type.Literal("on"), Type.Literal("off")])),
  SUPERUSER_TWO_FACTOR: Type.Optional(Type.Union([Type.Literal("required"), Type.Literal("optional")])),
  RATE_LIMITS: Type.Optional(Type.Union([Type.Literal("on"), Type.Literal("off")])),
  DISPOSABLE_EMAILS: Type.Optional(Type.Union([Type.Literal("allowed"), Type.Literal("refused")])),
  SMTP_URL: Type.Optional(Type.String({ pattern: "^smtps?://[^/?#]+" })),
  MAIL_FROM: Type.Optional(
    Type.String({
      maxLength: 320,
      pattern: '^([^<>"@,;\\p{Cc}]*<[^\\s<>@,;"]+@[^\\s<>@,;"]+>|[^\\s<>@,;"]+@[^\\s<>@,;"]+)$',
    }),
  ),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  LOG_LEVEL: Type.Optional(Type.Union([Type.Literal("info"), Type.Literal("warn"), Type.Literal("error")])),
  TRUST_PROXY: Type.Optional(Type.String({ minLength: 1 })),
  TEASERS: Type.Optional(Type.Union([Type.Literal("on"), Type.Literal("off")])),
  SIMULTANEOUS_PLAYS: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  BACKUP_DIR: Type.Optional(Type.String({ minLength: 1 })),
  BACKUP_KEY: Type.Optional(Type.String({ pattern: "^AGE-SECRET-KEY-1[0-9A-Z]{58}$" })),
  BACKUP_KEEP_DAYS: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
} satisfies TProperties;

/** The same formats in words, for error messages. */
const expectations: Record<keyof typeof settings, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0",
  PUBLIC_URL: "an origin such as https://videos.example.com, without a path or a slash at the end",
  DATA_DIR: "a folder",
  DATABASE_URL: "a PostgreSQL address such as postgres://user:password@host:5432/mindreel",
  DATABASE_DIRECT_URL: "a PostgreSQL address such as postgres://user:password@host:5432/mindreel",
  APP_NAME: "a name of 1 to 60 characters",
  PAYMENTS: "stripe, rehearsal or off",
  STRIPE_SECRET_KEY: "a secret or restricted key of Stripe, such as sk_live_…",
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook endpoint, such as whsec_…",
  STRIPE_API_BASE: "an origin such as http://127.0.0.1:12111, without a path or a slash at the end",
  PLAN_PRICE_CENTS: "a price in US cents, a whole number from 50 to 99999999",
  GOOGLE_CLIENT_ID: "the client id of a web application at Google, without spaces",
  GOOGLE_API_BASE: "an origin such as http://127.0.0.1:9000, without a path or a slash at the end",
  EMBED_API_BASE: "an origin such as http://127.0.0.1:9000, without a path or a slash at the end",
  YOUTUBE_API_KEY: "a key of YouTube's Data API: letters, digits, - and _",
  PRIVATE_SOURCES: "on or off",
  SUPERUSER_TWO_FACTOR: "required or optional",
  RATE_LIMITS: "on or off",
  DISPOSABLE_EMAILS: "allowed or refused",
  SMTP_URL: "a mail server such as smtps://user:password@mail.example.com:465",
  MAIL_FROM: "an address such as films@example.com, or Films <films@example.com>",
  METRICS_TOKEN: "a secret of at least 16 characters",
  LOG_LEVEL: "info, warn or error",
  TEASERS: "on or off",
  SIMULTANEOUS_PLAYS: "a whole number from 1 to 100",
  BACKUP_DIR: "a folder, best on another disk",
  BACKUP_KEY: "a key that npm run backup -- --new-key prints, such as AGE-SECRET-KEY-1…",
  BACKUP_KEEP_DAYS: "a whole number of days from 1 to 3650",
  TRUST_PROXY: "the proxy's addresses or ranges, separated by commas, such as 10.0.0.0/8",
};

/** The settings that are numbers. */
const numbers = new Set(["PORT", "PLAN_PRICE_CENTS", "SIMULTANEOUS_PLAYS", "BACKUP_KEEP_DAYS"]);

const Settings = Type.Object(settings);

interface StripeAccess {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another origin that implements Stripe's API; absent: Stripe itself. */
  readonly apiBase: string | undefined;
}

interface BackupSettings {
  readonly dir: string;
  /** An identity of age, with which backups are encrypted; absent: they are not. */
  readonly key: string | undefined;
  readonly keepDays: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The site's origin, with which links in answers and mails begin. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absent: the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database without the pooler in front of it, for what needs a session; absent with `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  readonly appName: string;
  /** US cents a month. */
  readonly planPriceCents: number;
  readonly payments: PaymentsMode;
  /** Absent unless payments go to Stripe. */
  readonly stripe: StripeAccess | undefined;
  /** Absent: signing in with Google is off. */
  readonly google: { readonly clientId: string; readonly apiBase: string | undefined } | undefined;
  /** Another origin that answers oEmbed requests and for YouTube's Data API; absent: YouTube and Vimeo themselves. */
  readonly embedApiBase: string | undefined;
  /** For YouTube's Data API; absent: players tell how long YouTube's videos are. */
  readonly youtubeApiKey: string | undefined;
  /** Whether video files may be on hosts of private networks. */
  readonly privateSources: boolean;
  /** Whether superusers must sign in with two factors to act as such. */
  readonly superusersNeedTwoFactors: boolean;
  readonly rateLimits: boolean;
  /** Whether people may sign up with disposable e-mail addresses. */
  readonly disposableEmails: "allowed" | "refused";
  /** Absent: mails are written to the outbox under `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** The sender of every mail: an address, or `Name <address>`. */
  readonly mailFrom: string;
  /** Absent: metrics are not served. */
  readonly metricsToken: string | undefined;
  /** The least that is logged; requests are `info`. */
  readonly logLevel: "info" | "warn" | "error";
  /** Whether visitors see what each video is about. */
  readonly teasers: boolean;
  /** How many videos one member may play at once. */
  readonly mostPlays: number;
  /** Absent: no backups are made. */
  readonly backups: BackupSettings | undefined;
  /** The IP addresses and ranges of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[];
}

export class ConfigError extends Error {}

/** Checks what a pattern cannot: whether a URL parses, and IP address ranges. */
function isMeaningful(name: string, text: string): boolean {
  if (["PUBLIC_URL", "STRIPE_API_BASE", "GOOGLE_API_BASE", "EMBED_API_BASE"].includes(name) || name === "SMTP_URL")
    return URL.canParse(text);
  return name !== "TRUST_PROXY" || text.split(",").every((range) => isAddressRange(range.trim()));
}

function isAddressRange(text: string): boolean {
  const [address = "", bits] = text.split("/");
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return longest > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest));
}

/**
 * Reads the settings from the given environment.
 * @throws ConfigError with a line for each setting at fault
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given: Record<string, string | number> = {};
  for (const name of Object.keys(settings)) {
    const text = env[name]?.trim();
    if (text === undefined || text === "") continue;
    const numeric = numbers.has(name) && /^\d+$/.test(text);
    given[name] = numeric ? Number(text) : text;
  }
  const wrong = Object.entries(settings).flatMap(([name, schema]) =>
    given[name] === undefined || (Value.Check(schema, given[name]) && isMeaningful(name, String(given[name])))
      ? []
      : [`${name} must be ${expectations[name as keyof typeof settings]}.`],
  );
  if (given["DATABASE_DIRECT_URL"] !== undefined && given["DATABASE_URL"] === undefined) {
    wrong.push("DATABASE_URL must be set with DATABASE_DIRECT_URL.");
  }
  if (wrong.length === 0) wrong.push(...paymentFaults(given));
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));

  const values: Static<typeof Settings> = Value.Parse(Settings, given);
  const port = values.PORT ?? 3000;
  // Normalised as browsers do, since a passkey's answer contains the origin.
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${port}`).origin;
  return Object.freeze({
    port,
    host: values.HOST ?? "127.0.0.1",
    publicUrl,
    dataDir: path.resolve(values.DATA_DIR ?? "./var"),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    appName: values.APP_NAME ?? "Mindreel",
    planPriceCents: values.PLAN_PRICE_CENTS ?? 30_000,
    payments: paymentsMode(given),
    stripe: stripeAccess(given),
    google:
      values.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : { clientId: values.GOOGLE_CLIENT_ID, apiBase: values.GOOGLE_API_BASE },
    embedApiBase: values.EMBED_API_BASE,
    youtubeApiKey: values.YOUTUBE_API_KEY,
    privateSources: values.PRIVATE_SOURCES === "on",
    superusersNeedTwoFactors: values.SUPERUSER_TWO_FACTOR === "required",
    rateLimits: values.RATE_LIMITS !== "off",
    disposableEmails: values.DISPOSABLE_EMAILS ?? "allowed",
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? "info",
    teasers: values.TEASERS !== "off",
    mostPlays: values.SIMULTANEOUS_PLAYS ?? 3,
    backups:
      values.BACKUP_DIR === undefined
        ? undefined
        : {
            dir: path.resolve(values.BACKUP_DIR),
            key: values.BACKUP_KEY,
            keepDays: values.BACKUP_KEEP_DAYS ?? 14,
          },
    trustProxy: values.TRUST_PROXY?.split(",").map((address) => address.trim()) ?? [],
  });
}

type Given = Readonly<Record<string, string | number>>;

const paymentsMode = ({ PAYMENTS, STRIPE_SECRET_KEY }: Given): PaymentsMode =>
  PAYMENTS === "stripe" || PAYMENTS === "rehearsal" || PAYMENTS === "off"
    ? PAYMENTS
    : STRIPE_SECRET_KEY === undefined
      ? "off"
      : "stripe";

function paymentFaults(given: Given): string[] {
  const mode = paymentsMode(given);
  const faults: string[] = [];
  if (mode === "stripe") {
    if (given["STRIPE_SECRET_KEY"] === undefined) faults.push("STRIPE_SECRET_KEY must be set with PAYMENTS=stripe.");
    if (given["STRIPE_WEBHOOK_SECRET"] === undefined) {
      faults.push("STRIPE_WEBHOOK_SECRET must be set with PAYMENTS=stripe: without it no payment would count.");
    }
  }
  if (mode === "rehearsal" && /_live_/.test(String(given["STRIPE_SECRET_KEY"]))) {
    faults.push("PAYMENTS must not be rehearsal beside a live STRIPE_SECRET_KEY.");
  }
  return faults;
}

function stripeAccess(given: Given): StripeAccess | undefined {
  if (paymentsMode(given) !== "stripe") return undefined;
  const base = given["STRIPE_API_BASE"];
  return {
    secretKey: String(given["STRIPE_SECRET_KEY"]),
    webhookSecret: String(given["STRIPE_WEBHOOK_SECRET"]),
    apiBase: base === undefined ? undefined : String(base),
  };
}

/**
 * The settings of this process: from the environment, then from `.env` in the current folder.
 * @param defaults for settings in neither
 */
export function loadConfig(defaults: Readonly<Record<string, string>> = {}): Config {
  if (existsSync(".env")) loadEnvFile(".env");
  return readConfig({ ...defaults, ...process.env });
}

/** What a child process needs of the environment to start, without our settings, some of which are secret. */
export function systemEnvironment(): Record<string, string> {
  const { PATH, SystemRoot, LD_LIBRARY_PATH } = process.env;
  return {
    ...(PATH !== undefined && { PATH }),
    ...(SystemRoot !== undefined && { SystemRoot }),
    ...(LD_LIBRARY_PATH !== undefined && { LD_LIBRARY_PATH }),
  };
}

/** The password for `create-superuser`, to keep it out of the command line. */
export const superuserPassword = (): string | undefined => process.env["SUPERUSER_PASSWORD"];
