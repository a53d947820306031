import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvFile } from "node:process";
import type { PaymentsMode } from "@mindreel/contract/api";
import type { MailName, MailWords } from "@mindreel/contract/plain/kinds/mails";
import { isLanguage, type Language, languages } from "@mindreel/contract/plain/languages";
import type { Static } from "typebox";
import { Value } from "typebox/value";
import { paymentFaults, paymentsMode, type StripeAccess, stripeAccess } from "./payment-settings.ts";
import { formatFaults, Settings, settingsIn } from "./setting-formats.ts";
import {
  backupBucket,
  backupFaults,
  type Given,
  type S3Settings,
  s3Settings,
  storageFaults,
} from "./storage-settings.ts";

export interface TracingSettings {
  /** OTLP over HTTP endpoint that receives the spans. */
  readonly endpoint: string;
  /** The collector's name for this server. */
  readonly serviceName: string;
  /** The share of requests and jobs that are traced, from 0 to 1. */
  readonly ratio: number;
  /** Whether requests come through a proxy, whose traces are continued. */
  readonly behindProxy: boolean;
}

interface BackupSettings {
  /** A folder, or `s3://bucket/path`. */
  readonly dir: string;
  /** Absent: `dir` is a folder. */
  readonly s3?: S3Settings | undefined;
  /** An age identity that encrypts the backups; absent: they are not encrypted. */
  readonly key: string | undefined;
  readonly keepDays: number;
}

/** Settings that the administration has as well. The environment takes precedence. */
const ownersToo = ["APP_NAME", "PLAN_PRICE_CENTS", "TEASERS", "MAIL_FROM"] as const;
export type OwnersToo = (typeof ownersToo)[number];
/** The same for what the administration connects the site to. */
const connectedToo = ["PAYMENTS", "STRIPE_SECRET_KEY", "STORAGE", "S3_BUCKET"] as const;
type ConnectedToo = (typeof connectedToo)[number];

/** The owner's changes to the mails. */
export interface OwnMails {
  /** Shown below every mail. */
  readonly signature: string | null;
  readonly words: (mail: MailName, language: Language) => MailWords | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The site's origin, used for links in responses and mails. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absent: the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database without the pooler in front of it, for work that needs a session; absent with `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** A standby of that database, for reads that may be a second old. */
  readonly databaseReplicaUrl: string | undefined;
  readonly appName: string;
  /** US cents a month. */
  readonly planPriceCents: number;
  readonly payments: PaymentsMode;
  /** Absent unless payments go to Stripe. */
  readonly stripe: StripeAccess | undefined;
  /** Another origin that implements Stripe's API, also for a key that is not from the environment. */
  readonly stripeApiBase: string | undefined;
  /** Absent: signing in with Google is off. */
  readonly google: { readonly clientId: string; readonly apiBase: string | undefined } | undefined;
  /** Replaces the origin of oEmbed requests and of YouTube's Data API; absent: YouTube and Vimeo themselves. */
  readonly embedApiBase: string | undefined;
  /** For YouTube's Data API; absent: the lengths of YouTube videos come from players. */
  readonly youtubeApiKey: string | undefined;
  /** Identifies this server to push services; absent: the database keeps a key of its own. */
  readonly vapidPrivateKey: string | undefined;
  /** Whether video files may be on hosts of private networks. */
  readonly privateSources: boolean;
  /** Whether superusers need two-factor sign-in to use their rights. */
  readonly superusersNeedTwoFactors: boolean;
  readonly rateLimits: boolean;
  /** Whether people may sign up with disposable email addresses. */
  readonly disposableEmails: "allowed" | "refused";
  /** Absent: mails are written to the outbox under `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** The sender of every mail: an address, or `Name <address>`. */
  readonly mailFrom: string;
  /** From the administration alone; absent: the built-in mails. */
  readonly ownMails?: OwnMails;
  /** Where mail servers send bounces of news, with a part for each mail; absent: to the sender. */
  readonly bounceEmail: string | undefined;
  /** Absent: bounces are accepted only by the command. */
  readonly bounceSecret: string | undefined;
  /** Absent: metrics are not served. */
  readonly metricsToken: string | undefined;
  /** Absent: nothing is traced. */
  readonly tracing: TracingSettings | undefined;
  /** How long a server keeps serving after it is told to stop, so that a proxy notices and sends nothing more. */
  readonly drainSeconds: number;
  /** The lowest level that is logged; requests are `info`. */
  readonly logLevel: "info" | "warn" | "error";
  /** The languages of the pages; the first is the fallback. */
  readonly languages: readonly Language[];
  /** Whether visitors see what each video is about. */
  readonly teasers: boolean;
  /** The settings of the administration that the environment overrides. */
  readonly decided: readonly (OwnersToo | ConnectedToo)[];
  /** How many videos one member may play at once. */
  readonly mostPlays: number;
  /** Where new pictures go. */
  readonly storage: "disk" | "s3";
  /** With `storage: "disk"`: where pictures that are not on the disk still are. */
  readonly s3: S3Settings | undefined;
  /** Absent: no backups are made. */
  readonly backups: BackupSettings | undefined;
  /** The IP addresses and ranges of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[];
}

export class ConfigError extends Error {}

/**
 * Reads the settings from the given environment.
 * @throws ConfigError with a line for each setting at fault
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = settingsIn(env);
  const wrong = formatFaults(given);
  if (wrong.length === 0)
    wrong.push(...databaseFaults(given), ...paymentFaults(given), ...storageFaults(given), ...backupFaults(given));
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));

  // A constant without a type: where the compiler expects a type that TypeBox infers, or properties of one, it spends
  // seconds comparing TypeBox's own types. The same holds wherever else the result of `Value.Parse` has a name first.
  const values = Value.Parse(Settings, given);
  const port = values.PORT ?? 3000;
  // Normalised as browsers do, since a passkey response contains the origin.
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${port}`).origin;
  return Object.freeze({
    port,
    host: values.HOST ?? "127.0.0.1",
    publicUrl,
    dataDir: path.resolve(values.DATA_DIR ?? "./var"),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    appName: values.APP_NAME ?? "Mindreel",
    planPriceCents: values.PLAN_PRICE_CENTS ?? 30_000,
    payments: paymentsMode(given),
    stripe: stripeAccess(given),
    stripeApiBase: values.STRIPE_API_BASE,
    google:
      values.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : { clientId: values.GOOGLE_CLIENT_ID, apiBase: values.GOOGLE_API_BASE },
    embedApiBase: values.EMBED_API_BASE,
    youtubeApiKey: values.YOUTUBE_API_KEY,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    privateSources: values.PRIVATE_SOURCES === "on",
    superusersNeedTwoFactors: values.SUPERUSER_TWO_FACTOR === "required",
    rateLimits: values.RATE_LIMITS !== "off",
    disposableEmails: values.DISPOSABLE_EMAILS ?? "allowed",
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    bounceEmail: values.BOUNCE_EMAIL?.toLowerCase(),
    bounceSecret: values.BOUNCE_SECRET,
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingSettings(values),
    drainSeconds: values.DRAIN_SECONDS ?? 0,
    logLevel: values.LOG_LEVEL ?? "info",
    languages: (values.LANGUAGES?.split(",") ?? languages).map((name) => name.trim()).filter(isLanguage),
    teasers: values.TEASERS !== "off",
    decided: [...ownersToo, ...connectedToo].filter((name) => values[name] !== undefined),
    mostPlays: values.SIMULTANEOUS_PLAYS ?? 3,
    storage: values.STORAGE ?? (values.S3_BUCKET === undefined ? "disk" : "s3"),
    s3: s3Settings(given),
    backups: backupSettings(given, values),
    trustProxy: values.TRUST_PROXY?.split(",").map((address) => address.trim()) ?? [],
  });
}

function backupSettings(given: Given, values: Static<typeof Settings>): BackupSettings | undefined {
  const { BACKUP_DIR: dir, BACKUP_KEY: key, BACKUP_KEEP_DAYS: keepDays = 14 } = values;
  if (dir === undefined) return undefined;
  const s3 = backupBucket(given);
  return { dir: s3 === undefined ? path.resolve(dir) : dir, s3, key, keepDays };
}

const tracingSettings = (values: Static<typeof Settings>): TracingSettings | undefined =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: values.OTEL_SERVICE_NAME ?? "mindreel",
        ratio: Number(values.OTEL_TRACES_SAMPLER_ARG ?? 1),
        behindProxy: values.TRUST_PROXY !== undefined,
      };

const databaseFaults = (given: Given): string[] =>
  ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"]
    .filter((name) => given[name] !== undefined && given["DATABASE_URL"] === undefined)
    .map((name) => `DATABASE_URL must be set with ${name}.`);

/**
 * The settings of this process: from the environment, then from `.env` in the current folder.
 * @param defaults for settings in neither
 */
export function loadConfig(defaults: Readonly<Record<string, string>> = {}): Config {
  if (existsSync(".env")) loadEnvFile(".env");
  return readConfig({ ...defaults, ...process.env });
}

/** The environment that a child process needs to start, without our settings, some of which are secret. */
export function systemEnvironment(): Record<string, string> {
  const { PATH, SystemRoot, LD_LIBRARY_PATH } = process.env;
  return {
    ...(PATH !== undefined && { PATH }),
    ...(SystemRoot !== undefined && { SystemRoot }),
    ...(LD_LIBRARY_PATH !== undefined && { LD_LIBRARY_PATH }),
  };
}

/** The password for `create-superuser`, which keeps it off the command line. */
export const superuserPassword = (): string | undefined => process.env["SUPERUSER_PASSWORD"];
