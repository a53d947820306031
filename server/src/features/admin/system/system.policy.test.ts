import { expect, it } from "vitest";
import type { HostState } from "#db/hosts/host-state.ts";
import { findings as findingsIn, lasting, type SystemFacts } from "./system.policy.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const config = {
  publicUrl: "https://videos.example.com",
  trustProxy: ["10.0.0.1"],
  rateLimits: true,
  smtpUrl: "smtps://mail.example.com",
  payments: "stripe",
  stripe: { secretKey: "sk_live_x", webhookSecret: "whsec_x", apiBase: undefined },
  superusersNeedTwoFactors: true,
} as const;
const keptBackups = {
  ...{ newestAt: ago(600), newestTried: true, provedAt: ago(600), failure: undefined },
  ...{ authenticated: true, refused: 0 },
};
const facts: SystemFacts = {
  now,
  isPublic: true,
  config,
  queues: [],
  events: { waiting: 0, waitingSince: null, failed: 0, lastReceivedAt: ago(5), lastPaidAt: ago(6) },
  backups: keptBackups,
  disks: [{ folder: "/var/lib/mindreel", free: 50e9, size: 100e9 }],
  pictures: { bucket: undefined, fault: undefined },
  database: {
    version: "18.1",
    bytes: 42e6,
    connections: 12,
    mostConnections: 100,
    hosts: [],
    replica: { state: "fresh" },
  },
  superusers: { all: 2, withoutTwoFactor: 0 },
};
const queue = { queue: "mail-reset", waiting: 0, retrying: 0, failed: 0, deadly: 0, since: null };
const host = (name: string, state: HostState["state"]) => ({ name, state });
const local = { ...config, publicUrl: "http://localhost:3000", trustProxy: [] };

const findings = (known: SystemFacts) => findingsIn(known, "en");

it("finds nothing wrong with an installation in order", () => {
  expect(findings(facts).filter(({ state, todo }) => state !== "good" || todo !== null)).toEqual([]);
});

it("finds nothing bad on a machine that is used for a trial", () => {
  const trying = { ...local, smtpUrl: undefined, payments: "rehearsal", superusersNeedTwoFactors: false } as const;
  const found = findings({
    ...facts,
    isPublic: false,
    config: trying,
    superusers: { all: 1, withoutTwoFactor: 1 },
    backups: undefined,
  });
  expect(found.filter(({ state }) => state !== "good").map(({ name, state }) => [name, state])).toEqual([
    ["backups", "warning"],
  ]);
});

it("waits for a verification that is under way", () => {
  const backups = { ...keptBackups, newestAt: ago(20), newestTried: false, provedAt: ago(60 * 24) };
  expect(findings({ ...facts, backups }).filter(({ state }) => state !== "good")).toEqual([]);
});

const worsened: readonly [string, string, string, Partial<SystemFacts>, RegExp][] = [
  [
    "no encryption",
    "address",
    "bad",
    { config: { ...config, publicUrl: "http://videos.example.com" } },
    /without encr/,
  ],
  ["no limits", "address", "bad", { config: { ...config, rateLimits: false } }, /Nothing limits/],
  ["an unknown proxy", "address", "warning", { config: { ...config, trustProxy: [] } }, /one address/],
  ["no mail server", "mails", "bad", { config: { ...config, smtpUrl: undefined } }, /No emails are sent/],
  ["lost mails", "mails", "bad", { queues: [{ ...queue, failed: 1 }] }, /^1 email was given up/],
  [
    "a mail server that is down",
    "mails",
    "bad",
    { queues: [{ ...queue, retrying: 1200, since: ago(180) }] },
    /^1,200 emails haven't been accepted by the mail server for 3 hours/,
  ],
  ["mails that wait", "mails", "warning", { queues: [{ ...queue, waiting: 2, since: ago(11) }] }, /11 minutes/],
  ["a rehearsal", "payments", "warning", { config: { ...config, payments: "rehearsal" } }, /no card is charged/],
  [
    "a test key",
    "payments",
    "warning",
    { config: { ...config, stripe: { ...config.stripe, secretKey: "sk_test_x" } } },
    /rehearsal/,
  ],
  ["no webhooks", "payments", "bad", { events: { ...facts.events, lastReceivedAt: ago(120) } }, /aren't arriving/],
  ["no webhook ever", "payments", "bad", { events: { ...facts.events, lastReceivedAt: null } }, /aren't arriving/],
  [
    "waiting events",
    "payments",
    "bad",
    { events: { ...facts.events, waiting: 1, waitingSince: ago(20) } },
    /^1 Stripe event has/,
  ],
  ["failed events", "payments", "warning", { events: { ...facts.events, failed: 2 } }, /^2 Stripe events/],
  ["no backups", "backups", "bad", { backups: undefined }, /No backups/],
  [
    "a failed backup",
    "backups",
    "bad",
    { backups: { ...keptBackups, provedAt: undefined, failure: "The disk is full." } },
    /The disk is full/,
  ],
  ["old backups", "backups", "bad", { backups: { ...keptBackups, newestAt: ago(60 * 24 * 3) } }, /3 days old/],
  [
    "unproved backups",
    "backups",
    "warning",
    { backups: { ...keptBackups, provedAt: undefined } },
    /No backup has been verified/,
  ],
  [
    "a verification that was killed",
    "backups",
    "warning",
    { backups: { ...keptBackups, newestAt: ago(180), newestTried: false } },
    /^The newest backup is 3 hours old and hasn't been verified/,
  ],
  [
    "backups of somebody else",
    "backups",
    "warning",
    { backups: { ...keptBackups, refused: 2 } },
    /^2 backups .* aren't used/,
  ],
  [
    "a backup that was not authenticated",
    "backups",
    "warning",
    { backups: { ...keptBackups, authenticated: false } },
    /not authenticated/,
  ],
  [
    "a full disk",
    "disk",
    "bad",
    { disks: [...facts.disks, { folder: "/backups", free: 0.2e9, size: 100e9 }] },
    /^200 MB of 100 GB .* \/backups/,
  ],
  ["a filling disk", "disk", "warning", { disks: [{ folder: "/data", free: 5e9, size: 100e9 }] }, /^5 GB/],
  [
    "an object store that is away",
    "pictures",
    "bad",
    { pictures: { bucket: "films", fault: { reason: "The object store did not do what it was asked: ECONNREFUSED" } } },
    /^Pictures can't be stored.*ECONNREFUSED/,
  ],
  [
    "a folder for pictures that is closed",
    "pictures",
    "bad",
    { pictures: { bucket: undefined, fault: { reason: "EACCES" } } },
    /EACCES/,
  ],
  [
    "a host of the database that is away",
    "database",
    "warning",
    { database: { ...facts.database, hosts: [host("a:1", "away"), host("b:1", "writing"), host("c:1", "standby")] } },
    /, a:1 can't be reached\. Writes go to b:1\./,
  ],
  [
    "two primaries",
    "database",
    "bad",
    { database: { ...facts.database, hosts: [host("a:1", "writing"), host("b:1", "writing")] } },
    /^a:1 and b:1 both accept writes/,
  ],
  [
    "a replica that is behind",
    "database",
    "warning",
    { database: { ...facts.database, replica: { state: "behind" } } },
    /behind/,
  ],
  [
    "a replica that is away",
    "database",
    "warning",
    { database: { ...facts.database, replica: { state: "away", reason: "ECONNREFUSED" } } },
    /ECONNREFUSED/,
  ],
  ["many connections", "database", "warning", { database: { ...facts.database, connections: 95 } }, /95 of 100/],
  [
    "failing work",
    "jobs",
    "warning",
    { queues: [{ ...queue, queue: "catalogue-health", failed: 1 }] },
    /catalogue-health/,
  ],
  [
    "waiting work",
    "jobs",
    "warning",
    { queues: [{ ...queue, queue: "left-pictures", waiting: 1, since: ago(90) }] },
    /waiting: left-pictures/,
  ],
  [
    "superusers with a password alone",
    "superusers",
    "warning",
    { config: { ...config, superusersNeedTwoFactors: false }, superusers: { all: 3, withoutTwoFactor: 2 } },
    /^2 of 3 superusers/,
  ],
];

it.each(worsened)("finds %s, and says what to do", (_, name, state, worse, says) => {
  const [first, ...others] = findings({ ...facts, ...worse });
  expect(first).toEqual({ name, state, says: expect.stringMatching(says), todo: expect.stringMatching(/\.$/) });
  expect(others.filter((other) => other.state !== "good")).toEqual([]);
});

it("states a duration in one unit", () => {
  expect([10, 60, 90, 60 * 47, 60 * 49].map((minutes) => lasting(minutes * 60_000, "en"))).toEqual([
    ...["10 minutes", "1 hour", "2 hours", "47 hours", "2 days"],
  ]);
});

it("speaks the reader's language, with its plurals, numbers and units", () => {
  const worse = { ...facts, queues: [{ ...queue, retrying: 1200, since: ago(180) }] };
  const [german] = findingsIn(worse, "de");
  expect(german?.says).toBe("Der Mailserver nimmt seit 3 Stunden 1.200 E-Mails nicht an.");
  const [arabic] = findingsIn({ ...facts, queues: [{ ...queue, failed: 2 }] }, "ar");
  expect(arabic?.says).toContain("رسالتين");
});
