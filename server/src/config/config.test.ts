import path from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("settings", () => {
  it("all have defaults", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      dataDir: path.resolve("var"),
      databaseUrl: undefined,
      appName: "Mindreel",
      planPriceCents: 30_000,
      payments: "off",
      stripe: undefined,
      google: undefined,
      embedApiBase: undefined,
      youtubeApiKey: undefined,
      privateSources: false,
      superusersNeedTwoFactors: false,
      rateLimits: true,
      disposableEmails: "allowed",
      smtpUrl: undefined,
      mailFrom: "no-reply@localhost",
      mostPlays: 3,
      storage: "disk",
      drainSeconds: 0,
      metricsToken: undefined,
      logLevel: "info",
      languages: ["en", "de", "es", "fr", "ar"],
      teasers: true,
      decided: [],
      trustProxy: [],
    });
  });

  it("count as absent if empty", () => {
    expect(readConfig({ PORT: "", APP_NAME: "  ", RATE_LIMITS: "" })).toEqual(readConfig({}));
  });

  it("are frozen", () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it.each([
    [{ PORT: "0" }, { port: 0 }],
    [{ LANGUAGES: "de, en" }, { languages: ["de", "en"] }],
    [{ PORT: "8080" }, { port: 8080, publicUrl: "http://localhost:8080" }],
    [{ PORT: "65535" }, { port: 65_535 }],
    [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
    [{ HOST: "::1" }, { host: "::1" }],
    [{ PUBLIC_URL: "https://videos.example.com" }, { publicUrl: "https://videos.example.com" }],
    [{ PUBLIC_URL: " http://localhost:5000 " }, { publicUrl: "http://localhost:5000" }],
    [{ PUBLIC_URL: "https://Videos.Example.com:443" }, { publicUrl: "https://videos.example.com" }],
    [{ DATA_DIR: "/srv/mindreel" }, { dataDir: "/srv/mindreel" }],
    [{ DATABASE_URL: "postgres://a:b@c:5432/d" }, { databaseUrl: "postgres://a:b@c:5432/d" }],
    [{ DATABASE_URL: "postgresql://c/d?sslmode=require" }, { databaseUrl: "postgresql://c/d?sslmode=require" }],
    [
      { DATABASE_URL: "postgres://pooler/d", DATABASE_DIRECT_URL: "postgres://c/d" },
      { databaseUrl: "postgres://pooler/d", databaseDirectUrl: "postgres://c/d" },
    ],
    [
      { DATABASE_URL: "postgresql://a:b@c:5432,[::1],e:1/d?target_session_attrs=read-write" },
      { databaseUrl: "postgresql://a:b@c:5432,[::1],e:1/d?target_session_attrs=read-write" },
    ],
    [
      { DATABASE_URL: "postgres://a,b/d", DATABASE_REPLICA_URL: "postgres://b/d" },
      { databaseUrl: "postgres://a,b/d", databaseReplicaUrl: "postgres://b/d" },
    ],
    [{ DATABASE_URL: "postgres://a:x,y@c/d" }, { databaseUrl: "postgres://a:x,y@c/d" }],
    [{ DATABASE_URL: "postgres://c/d" }, { databaseDirectUrl: "postgres://c/d" }],
    [
      { S3_BUCKET: "films", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" },
      {
        storage: "s3",
        s3: {
          ...{ endpoint: undefined, region: "us-east-1", bucket: "films" },
          ...{ accessKeyId: "id", secretAccessKey: "secret" },
        },
      },
    ],
    [
      {
        ...{ STORAGE: "disk", S3_ENDPOINT: "http://127.0.0.1:9", S3_REGION: "auto", S3_BUCKET: "films" },
        ...{ S3_ACCESS_KEY_ID: "1", S3_SECRET_ACCESS_KEY: "2" },
      },
      {
        storage: "disk",
        s3: {
          ...{ endpoint: "http://127.0.0.1:9", region: "auto", bucket: "films" },
          ...{ accessKeyId: "1", secretAccessKey: "2" },
        },
      },
    ],
    [
      { BACKUP_DIR: "s3://b/a", S3_BUCKET: "films", S3_ACCESS_KEY_ID: "1", S3_SECRET_ACCESS_KEY: "2" },
      {
        backups: {
          ...{ dir: "s3://b/a", key: undefined, keepDays: 14 },
          s3: { endpoint: undefined, region: "us-east-1", bucket: "b", accessKeyId: "1", secretAccessKey: "2" },
        },
      },
    ],
    [
      {
        ...{ BACKUP_DIR: "s3://b", BACKUP_S3_ENDPOINT: "http://127.0.0.1:9", BACKUP_S3_REGION: "auto" },
        ...{ BACKUP_S3_ACCESS_KEY_ID: "3", BACKUP_S3_SECRET_ACCESS_KEY: "4" },
        ...{ S3_BUCKET: "films", S3_ACCESS_KEY_ID: "1", S3_SECRET_ACCESS_KEY: "2" },
      },
      {
        backups: {
          ...{ dir: "s3://b", key: undefined, keepDays: 14 },
          s3: { endpoint: "http://127.0.0.1:9", region: "auto", bucket: "b", accessKeyId: "3", secretAccessKey: "4" },
        },
      },
    ],
    [{ BACKUP_DIR: "/srv/backups" }, { backups: { dir: "/srv/backups", key: undefined, keepDays: 14 } }],
    [{ APP_NAME: 'Kino "Ä" <b>' }, { appName: 'Kino "Ä" <b>', decided: ["APP_NAME"] }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://c:4318/otlp", OTEL_TRACES_SAMPLER_ARG: "0.1" },
      { tracing: { endpoint: "http://c:4318/otlp", serviceName: "mindreel", ratio: 0.1, behindProxy: false } },
    ],
    [{ APP_NAME: "42" }, { appName: "42", decided: ["APP_NAME"] }],
    [{ PLAN_PRICE_CENTS: "50" }, { planPriceCents: 50, decided: ["PLAN_PRICE_CENTS"] }],
    [
      { PAYMENTS: "off", STRIPE_SECRET_KEY: "sk_test_1" },
      { payments: "off", stripe: undefined },
    ],
    [
      { PAYMENTS: "rehearsal", STRIPE_SECRET_KEY: "sk_test_1" },
      { payments: "rehearsal", stripe: undefined },
    ],
    [
      { STRIPE_SECRET_KEY: "rk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_12" },
      { payments: "stripe", stripe: { secretKey: "rk_live_1", webhookSecret: "whsec_12", apiBase: undefined } },
    ],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_12", STRIPE_API_BASE: "http://127.0.0.1:9" },
      { stripe: { secretKey: "sk_test_1", webhookSecret: "whsec_12", apiBase: "http://127.0.0.1:9" } },
    ],
    [{ YOUTUBE_API_KEY: "AIzaSyA-1234567890_abcdef" }, { youtubeApiKey: "AIzaSyA-1234567890_abcdef" }],
    [
      { VAPID_PRIVATE_KEY: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94" },
      { vapidPrivateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94" },
    ],
    [{ EMBED_API_BASE: "http://127.0.0.1:9" }, { embedApiBase: "http://127.0.0.1:9" }],
    [{ PRIVATE_SOURCES: "on" }, { privateSources: true }],
    [{ GOOGLE_CLIENT_ID: "films" }, { google: { clientId: "films", apiBase: undefined } }],
    [
      { GOOGLE_CLIENT_ID: "films", GOOGLE_API_BASE: "http://127.0.0.1:9" },
      { google: { clientId: "films", apiBase: "http://127.0.0.1:9" } },
    ],
    [{ SUPERUSER_TWO_FACTOR: "required" }, { superusersNeedTwoFactors: true }],
    [{ SUPERUSER_TWO_FACTOR: "optional" }, { superusersNeedTwoFactors: false }],
    [{ RATE_LIMITS: "on" }, { rateLimits: true }],
    [{ RATE_LIMITS: "off" }, { rateLimits: false }],
    [{ DISPOSABLE_EMAILS: "refused" }, { disposableEmails: "refused" }],
    [{ SMTP_URL: "smtps://a:b@mail.example.com:465" }, { smtpUrl: "smtps://a:b@mail.example.com:465" }],
    [{ SMTP_URL: "smtp://localhost" }, { smtpUrl: "smtp://localhost" }],
    [{ MAIL_FROM: "films@example.com" }, { mailFrom: "films@example.com" }],
    [{ MAIL_FROM: "Kino Ä <films@example.com>" }, { mailFrom: "Kino Ä <films@example.com>" }],
    [{ PUBLIC_URL: "https://videos.example.com" }, { mailFrom: "no-reply@videos.example.com" }],
    [{ METRICS_TOKEN: "0123456789abcdef" }, { metricsToken: "0123456789abcdef" }],
    [{ TRUST_PROXY: "10.0.0.0/8, 192.0.2.1" }, { trustProxy: ["10.0.0.0/8", "192.0.2.1"] }],
  ])("take %j", (env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });

  it.each([
    ["PORT", ["-1", "65536", "3000.5", "3e3", "http", "0x10", "١"]],
    [
      "PUBLIC_URL",
      [
        "videos.example.com",
        "ftp://x",
        "https://x/",
        "https://x/path",
        "https://x?y",
        "https://",
        "https://a b",
        "https://a:port",
        'https://x";script-src *',
      ],
    ],
    [
      "DATABASE_URL",
      [
        ...["mysql://a", "localhost:5432", "postgres:", "postgres://a,,b/d", "postgres://a:1,b:x/d"],
        ...["postgres://a,b/d?host=c,d", "postgres://a,b/d?target_session_attrs=standby"],
      ],
    ],
    ["DATABASE_REPLICA_URL", ["localhost:5432", "postgres://a,b/d"]],
    ["APP_NAME", ["x".repeat(61)]],
    ["PLAN_PRICE_CENTS", ["49", "0", "-300", "300.00", "$300", "100000000"]],
    ["PAYMENTS", ["on", "Stripe", "test"]],
    ["STRIPE_SECRET_KEY", ["pk_live_x", "sk_x", "whsec_x"]],
    ["STRIPE_WEBHOOK_SECRET", ["short", "with a space"]],
    ["STRIPE_API_BASE", ["localhost:1", "http://x/v1"]],
    ["EMBED_API_BASE", ["localhost:1", "http://x/oembed"]],
    ["PRIVATE_SOURCES", ["yes", "1"]],
    ["SUPERUSER_TWO_FACTOR", ["yes", "true", "REQUIRED"]],
    ["DISPOSABLE_EMAILS", ["yes", "on", "Refused"]],
    ["RATE_LIMITS", ["yes", "0", "OFF", "false"]],
    ["SMTP_URL", ["mail.example.com", "http://mail.example.com", "smtp://", "smtp:///x", "smtp://a:port"]],
    ["MAIL_FROM", ["films", "Films", "a@b, c@d", "Films <films>", "<a@b", "a@b\r\nBcc: c@d", "a b@c"]],
    ["METRICS_TOKEN", ["short"]],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", ["collector:4318", "http://c/?a"]],
    ["OTEL_TRACES_SAMPLER_ARG", ["2", "half"]],
    ["STORAGE", ["S3", "bucket"]],
    ["BACKUP_DIR", ["s3:", "s3://", "s3://a bucket", "s3:/b"]],
    ["S3_ENDPOINT", ["s3.example.com", "https://s3.example.com/films"]],
    ["TRUST_PROXY", ["not an address", "10.0.0.0/99", "300.1.1.1", ",", "true"]],
  ])("refuse a wrong %s in one line that names it", (name, values) => {
    for (const value of values) {
      const read = () => readConfig({ [name]: value });
      expect(read, value).toThrow(ConfigError);
      expect(read, value).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    }
  });

  it.each([
    [{ PAYMENTS: "stripe" }, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, ["STRIPE_WEBHOOK_SECRET"]],
    [{ PAYMENTS: "rehearsal", STRIPE_SECRET_KEY: "sk_live_hush" }, ["PAYMENTS"]],
    [{ DATABASE_DIRECT_URL: "postgres://c/d" }, ["DATABASE_URL"]],
    [{ DATABASE_REPLICA_URL: "postgres://c/d" }, ["DATABASE_URL"]],
    [{ BACKUP_DIR: "s3://b" }, ["BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_SECRET_ACCESS_KEY"]],
    [{ BACKUP_DIR: "/b", BACKUP_S3_REGION: "auto" }, ["BACKUP_DIR"]],
    [{ STORAGE: "s3" }, ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
    [{ S3_ENDPOINT: "http://127.0.0.1:9", S3_BUCKET: "films" }, ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
  ])("refuse %j, which do not go together", (env, names) => {
    const read = () => readConfig(env);
    expect(read).toThrow(new RegExp(`^${names.map((name) => `${name} must [^\\n]+\\.`).join("\n")}$`));
    expect(read).not.toThrow(/hush/);
  });

  it("report all faults at once, without their values", () => {
    const env = { PORT: "x", RATE_LIMITS: "x", METRICS_TOKEN: "hush-hush", DATABASE_URL: "mysql://a:hush-hush@b" };
    const read = () => readConfig(env);
    expect(read).not.toThrow(/hush/);
    let lines: string[] = [];
    try {
      read();
    } catch (error) {
      lines = String((error as Error).message).split("\n");
    }
    expect(lines.map((line) => line.split(" ")[0]).toSorted()).toEqual(Object.keys(env).toSorted());
  });
});
