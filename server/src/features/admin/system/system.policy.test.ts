import { expect, it } from "vitest";
import type { HostState } from "#db/hosts/host-state.ts";
import { lasting, type SystemFacts } from "./findings.policy.ts";
import { findings as findingsIn } from "./system.policy.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const config = {
  publicUrl: "https://videos.example.com",
  trustProxy: ["10.0.0.1"],
  rateLimits: true,
  smtpUrl: "smtps://mail.example.com",
  payments: "stripe",
  stripe: { secretKey: "sk_live_x", webhookSecret: "whsec_x", apiBase: undefined },
  google: { clientId: "films", apiBase: undefined },
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
  mail: { server: "mail.example.com:465", from: "environment", acceptedAt: ago(5), failedAt: null, failure: null },
  unreadable: [],
  paymentDifferences: [],
  paymentsTestedAt: null,
  googleUsed: true,
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

it("says what is not set up on a machine that is used for a trial, and calls none of it broken or working", () => {
  const trying = { ...local, smtpUrl: undefined, payments: "rehearsal", google: undefined } as const;
  const found = findings({
    ...facts,
    isPublic: false,
    config: { ...trying, superusersNeedTwoFactors: false },
    superusers: { all: 1, withoutTwoFactor: 1 },
    backups: undefined,
  });
  expect(found.flatMap(({ name, state, todo }) => (state === "good" ? [] : [[name, state, todo !== null]]))).toEqual([
    ["superusers", "warning", true],
    ...["address", "mails", "payments", "google", "backups"].map((name) => [name, "off", true]),
  ]);
});

it("sends to Connections whoever has to mend a mail server that the environment doesn't name", () => {
  const fixOf = (of: Partial<SystemFacts>) => findings({ ...facts, ...of }).find(({ name }) => name === "mails");
  const nothing = { ...facts.mail, server: "", acceptedAt: null };
  const unset = { ...config, smtpUrl: undefined };
  expect(fixOf({ config: unset, mail: { ...nothing, from: "nowhere" } })).toMatchObject({
    ...{ state: "off", todo: expect.stringContaining("under Connections"), fix: "connections" },
  });
  expect(fixOf({ config: unset, mail: { ...nothing, from: "unreadable" } })).toMatchObject({
    ...{ state: "bad", says: expect.stringContaining("can't be decrypted"), fix: "connections" },
  });
  const refused = { ...facts.mail, acceptedAt: null, failedAt: ago(5), failure: "535 Bad credentials" };
  const retried = [{ ...queue, retrying: 2, since: ago(180) }];
  for (const trouble of [{ mail: refused }, { mail: facts.mail, queues: retried }]) {
    expect(fixOf({ ...trouble, mail: { ...trouble.mail, from: "connections" } })).toMatchObject({
      ...{ state: "bad", todo: expect.stringContaining("under Connections"), fix: "connections" },
    });
    expect(fixOf(trouble)).toMatchObject({ state: "bad", todo: expect.stringContaining("SMTP_URL"), fix: null });
  }
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
  ["no mail server", "mails", "off", { config: { ...config, smtpUrl: undefined } }, /No emails are sent/],
  ["lost mails", "mails", "bad", { queues: [{ ...queue, failed: 1 }] }, /^1 email was given up/],
  [
    "a mail server that is down",
    "mails",
    "bad",
    { queues: [{ ...queue, retrying: 1200, since: ago(180) }] },
    /^1,200 emails haven't been accepted by the mail server for 3 hours/,
  ],
  ["mails that wait", "mails", "warning", { queues: [{ ...queue, waiting: 2, since: ago(11) }] }, /11 minutes/],
  [
    "a mail server that nothing went through yet",
    ...(["mails", "warning"] as const),
    { mail: { ...facts.mail, acceptedAt: null } },
    /^No email has gone through mail\.example\.com:465/,
  ],
  [
    "a mail server that refused the last email",
    ...(["mails", "bad"] as const),
    { mail: { ...facts.mail, acceptedAt: ago(9), failedAt: ago(5), failure: "535 Bad credentials" } },
    /535 Bad credentials/,
  ],
  ["payments that are off", "payments", "off", { config: { ...config, payments: "off" } }, /Payments are off/],
  [
    "payments that nobody has seen working",
    ...(["payments", "warning"] as const),
    { events: { ...facts.events, lastReceivedAt: null, lastPaidAt: null } },
    /nothing has come from it yet/,
  ],
  ["sign-in with Google that nobody has used", "google", "warning", { googleUsed: false }, /Nobody has signed in/],
  ["no sign-in with Google", "google", "off", { config: { ...config, google: undefined } }, /Nobody can sign in/],
  [
    "a first backup to come",
    "backups",
    "warning",
    { backups: { ...keptBackups, newestAt: undefined } },
    /first backup/,
  ],
  ["a disk of unknown size", "disk", "warning", { disks: [] }, /can't be determined/],
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
  ["no backups", "backups", "off", { backups: undefined }, /No backups/],
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
  expect(first).toMatchObject({ name, state, says: expect.stringMatching(says), todo: expect.stringMatching(/\.$/) });
  expect(others.filter((other) => other.state !== "good")).toEqual([]);
});

it("counts a mail server as working once it accepted an email again, and a key once it was tested", () => {
  const mail = { ...facts.mail, failedAt: ago(9), failure: "535 Bad credentials" };
  const events = { ...facts.events, lastReceivedAt: null, lastPaidAt: null };
  const found = findings({ ...facts, mail, events, paymentsTestedAt: ago(60) });
  expect(found.filter(({ state }) => state !== "good")).toEqual([]);
  expect(found.find(({ name }) => name === "mails")?.says).toBe(
    "mail.example.com:465 accepted the last email 5 minutes ago.",
  );
});

it("links what can be mended on a page", () => {
  const worse = {
    ...facts,
    events: { ...facts.events, failed: 2 },
    config: { ...config, superusersNeedTwoFactors: false },
  };
  const fixes = findings({ ...worse, superusers: { all: 1, withoutTwoFactor: 1 } }).flatMap(({ fix }) => fix ?? []);
  expect(fixes).toEqual(["events", "security"]);
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

it("says how the account at Stripe differs, before what a day shows", () => {
  const difference = (says: string, severe: boolean) => ({ says: () => says, todo: () => "Press Fix.", severe });
  const paymentsIn = (of: Partial<SystemFacts>) =>
    findings({ ...facts, ...of }).find(({ name }) => name === "payments");
  const [lost, old] = [difference("The webhook is gone.", true), difference("It's an old version.", false)];
  expect(paymentsIn({ paymentDifferences: [lost, old] })).toMatchObject({
    ...{ state: "bad", says: "The webhook is gone. It's an old version.", todo: "Press Fix." },
  });
  expect(paymentsIn({ paymentDifferences: [old] })).toMatchObject({ state: "warning", says: "It's an old version." });
  const lastPaidAt = ago(0);
  const unheard = { ...facts.events, lastPaidAt, lastReceivedAt: ago(600) };
  expect(paymentsIn({ paymentDifferences: [old], events: unheard })).toMatchObject({ state: "bad" });
  const off = { ...config, payments: "off", stripe: undefined } as const;
  expect(paymentsIn({ config: off, unreadable: ["payments"] })).toMatchObject({ state: "bad", fix: "connections" });
  expect(paymentsIn({ config: off })).toMatchObject({ state: "off", fix: "connections" });
});
