import type { SystemCheck } from "@mindreel/contract/admin/system";
import { type Language, localeOf } from "@mindreel/contract/plain/languages";
import { report } from "@mindreel/messages/admin/system";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import type { Config } from "#config/config.ts";
import type { ReplicaState } from "#data/replica/replica.ts";
import type { HostState } from "#db/hosts/host-state.ts";
import { hour, minute } from "#domain/time/units-of-time.ts";

/** Waiting and failing jobs of a queue. */
export interface QueueFacts {
  readonly queue: string;
  /** Due but not started. */
  readonly waiting: number;
  /** Failed at least once, and will be retried. */
  readonly retrying: number;
  /** Given up in the last week. */
  readonly failed: number;
  /** Those of them whose server died or hung while they ran. */
  readonly deadly: number;
  /** When the oldest job that is due or retrying was created. */
  readonly since: Date | null;
}

/** Arrival and processing of the payment provider's events. */
export interface EventFacts {
  readonly waiting: number;
  readonly waitingSince: Date | null;
  readonly failed: number;
  readonly lastReceivedAt: Date | null;
  readonly lastPaidAt: Date | null;
}

export interface SystemFacts {
  readonly now: Date;
  /** Whether the site is meant to be reached from outside this machine and its network. */
  readonly isPublic: boolean;
  readonly config: Pick<
    Config,
    "publicUrl" | "trustProxy" | "rateLimits" | "smtpUrl" | "payments" | "stripe" | "superusersNeedTwoFactors"
  >;
  readonly queues: readonly QueueFacts[];
  readonly events: EventFacts;
  readonly backups:
    | {
        readonly newestAt: Date | undefined;
        /** Whether the newest one was restored for a test. */
        readonly newestTried: boolean;
        readonly provedAt: Date | undefined;
        readonly failure: string | undefined;
        /** Whether it is certain that the newest one is ours, if a key is set. */
        readonly authenticated: boolean;
        /** Backups that are not used, since they may be somebody else's. */
        readonly refused: number;
      }
    | undefined;
  /** Disk space where the folders are, in bytes. */
  readonly disks: readonly { readonly folder: string; readonly free: number; readonly size: number }[];
  readonly pictures: {
    /** Undefined if pictures are stored on the disk. */
    readonly bucket: string | undefined;
    /** Why pictures cannot be stored; `gone` if a stored file could not be read back; undefined if they can. */
    readonly fault: { readonly reason: string } | "gone" | undefined;
  };
  readonly database: {
    readonly version: string;
    readonly bytes: number;
    readonly connections: number;
    readonly mostConnections: number;
    /** The hosts in the settings, if there are several. */
    readonly hosts: readonly HostState[];
    /** Undefined if there is none. */
    readonly replica: ReplicaState | undefined;
  };
  readonly superusers: { readonly all: number; readonly withoutTwoFactor: number };
}

/** The state of this installation as it was found. */
export interface SystemState {
  readonly version: string;
  readonly startedAt: Date;
  readonly facts: SystemFacts;
}

type Finding = Omit<SystemCheck, "name">;
type Check = (facts: SystemFacts, language: Language) => Finding;

const gigabyte = 1e9;

const good = (says: string): Finding => ({ state: "good", says, todo: null });
const warning = (says: string, todo: string): Finding => ({ state: "warning", says, todo });
const bad = (says: string, todo: string): Finding => ({ state: "bad", says, todo });

const inUnit = (amount: number, unit: string, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    ...{ style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 },
  }).format(amount);

/** A duration such as "3 hours". */
export function lasting(milliseconds: number, language: Language): string {
  if (milliseconds < hour) return inUnit(Math.max(1, Math.round(milliseconds / minute)), "minute", language);
  return milliseconds < 48 * hour
    ? inUnit(Math.round(milliseconds / hour), "hour", language)
    : inUnit(Math.round(milliseconds / (24 * hour)), "day", language);
}

const sizeOf = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: bytes < gigabyte ? "megabyte" : "gigabyte",
    maximumSignificantDigits: 3,
  }).format(bytes / (bytes < gigabyte ? 1e6 : gigabyte));

const address: Check = ({ config, isPublic }, language) => {
  const words = inLanguage(report, language);
  const { publicUrl: url, trustProxy, rateLimits } = config;
  if (!isPublic) return good(formatIn(language, words.local, { url }));
  if (url.startsWith("http:")) return bad(formatIn(language, words.unencrypted, { url }), words.encrypt);
  if (!rateLimits) return bad(words.unlimited, words.limit);
  if (trustProxy.length === 0) return warning(words.oneAddress, words.trustProxy);
  return good(formatIn(language, words.site, { url }));
};

const mails: Check = ({ now, config, isPublic, queues }, language) => {
  const words = inLanguage(report, language);
  const theirs = queues.filter(({ queue }) => queue.startsWith("mail-"));
  const retrying = theirs.reduce((sum, queue) => sum + queue.retrying, 0);
  const lost = theirs.reduce((sum, { failed, deadly }) => sum + failed - deadly, 0);
  const waits = Math.max(0, ...theirs.map(({ since }) => now.getTime() - (since ?? now).getTime()));
  const time = lasting(waits, language);
  if (config.smtpUrl === undefined && isPublic) return bad(words.noMails, words.setSmtp);
  if (lost > 0) return bad(formatIn(language, words.lostMails, { count: lost }), words.seeLogForMail);
  if (retrying > 0) return bad(formatIn(language, words.retriedMails, { count: retrying, time }), words.checkSmtp);
  if (waits > 10 * minute) return warning(formatIn(language, words.lateMails, { time }), words.restartForMails);
  return good(config.smtpUrl === undefined ? words.writtenMails : words.mailsGo);
};

const payments: Check = ({ now, config, isPublic, events }, language) => {
  const words = inLanguage(report, language);
  const { lastPaidAt, lastReceivedAt, waiting, waitingSince, failed } = events;
  if (config.payments === "off") return good(words.paymentsOff);
  if (config.payments === "rehearsal" || config.stripe?.secretKey.includes("_test_")) {
    return isPublic ? warning(words.rehearsal, words.setLiveKey) : good(words.rehearsal);
  }
  const unheard = lastPaidAt !== null && lastPaidAt.getTime() - (lastReceivedAt?.getTime() ?? 0) > hour;
  if (unheard) {
    const url = `${config.publicUrl}/api/billing/v1/webhook/`;
    return bad(words.noWebhooks, formatIn(language, words.checkWebhook, { url }));
  }
  const late = now.getTime() - (waitingSince ?? now).getTime();
  if (waiting > 0 && late > 10 * minute) {
    const time = lasting(late, language);
    return bad(formatIn(language, words.lateEvents, { count: waiting, time }), words.reachStripe);
  }
  if (failed > 0) return warning(formatIn(language, words.failedEvents, { count: failed }), words.seeEvents);
  return good(words.paymentsArrive);
};

const backups: Check = ({ now, isPublic, backups: kept }, language) => {
  const words = inLanguage(report, language);
  if (kept === undefined) return (isPublic ? bad : warning)(words.noBackups, words.setBackups);
  const { failure: reason, newestAt, newestTried, provedAt, authenticated, refused } = kept;
  if (reason !== undefined) return bad(formatIn(language, words.failedBackup, { reason }), words.backUpOnceMended);
  const strange =
    refused > 0 ? warning(formatIn(language, words.refusedBackups, { count: refused }), words.seeBackups) : undefined;
  if (newestAt === undefined) return strange ?? good(words.firstBackup);
  const age = now.getTime() - newestAt.getTime();
  const time = lasting(age, language);
  if (age > 30 * hour) return bad(formatIn(language, words.oldBackup, { time }), words.backUpAndSee);
  if (provedAt === undefined) return warning(words.unprovedBackup, words.backUpSaysWhy);
  // Before that, it may be under way.
  if (!newestTried && age > 2 * hour) {
    return warning(formatIn(language, words.untriedBackup, { time }), words.backUpSaysWhy);
  }
  if (strange !== undefined) return strange;
  if (!authenticated) return warning(words.unauthenticatedBackup, words.backUpToAuthenticate);
  return good(formatIn(language, words.provedBackup, { time }));
};

const disk: Check = ({ disks }, language) => {
  const words = inLanguage(report, language);
  const [fullest] = disks.toSorted((a, b) => a.free / a.size - b.free / b.size);
  if (fullest === undefined) return good(words.unknownSpace);
  const { folder, free, size } = fullest;
  const sizes = { free: sizeOf(free, language), size: sizeOf(size, language) };
  const says = formatIn(language, words.space, { ...sizes, folder });
  if (free < gigabyte / 2 || free / size < 0.02) return bad(says, words.freeSpace);
  return free < 2 * gigabyte || free / size < 0.1 ? warning(says, words.freeSpace) : good(says);
};

const pictures: Check = ({ pictures: { bucket, fault } }, language) => {
  const words = inLanguage(report, language);
  if (fault === undefined) {
    return good(bucket === undefined ? words.picturesOnDisk : formatIn(language, words.picturesInBucket, { bucket }));
  }
  const reason = fault === "gone" ? words.goneFile : fault.reason;
  const todo = bucket === undefined ? words.allowMedia : words.checkS3;
  return bad(formatIn(language, words.noPictures, { reason }), todo);
};

const namesOf = (hosts: readonly HostState[], state: HostState["state"], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(hosts.flatMap((host) => (host.state === state ? [host.name] : [])));

const database: Check = ({ database: facts }, language) => {
  const words = inLanguage(report, language);
  const { version, bytes, connections, mostConnections, hosts, replica } = facts;
  const writing = namesOf(hosts, "writing", language);
  if (hosts.filter(({ state }) => state === "writing").length > 1) {
    return bad(formatIn(language, words.twoWriters, { hosts: writing }), words.stopOneWriter);
  }
  const away = namesOf(hosts, "away", language);
  if (away !== "") return warning(formatIn(language, words.hostsAway, { away, writing }), words.startHost);
  if (replica?.state === "behind") return warning(words.replicaBehind, words.followReplica);
  if (replica?.state === "away") {
    return warning(formatIn(language, words.replicaAway, { reason: replica.reason }), words.checkReplica);
  }
  const says = [
    formatIn(language, words.database, {
      ...{ version, size: sizeOf(bytes, language), used: connections, most: mostConnections },
    }),
    ...(writing === "" ? [] : [formatIn(language, words.writesGo, { hosts: writing })]),
  ].join(" ");
  return connections > 0.9 * mostConnections ? warning(says, words.moreConnections) : good(says);
};

const jobs: Check = ({ now, queues }, language) => {
  const words = inLanguage(report, language);
  const others = queues.filter(({ queue }) => !queue.startsWith("mail-"));
  const failing = others.filter(({ failed, retrying }) => failed + retrying > 0);
  const late = others.filter(({ since }) => since !== null && now.getTime() - since.getTime() > hour);
  const deadly = queues.filter((queue) => queue.deadly > 0);
  const named = (some: typeof others) => ({ work: some.map(({ queue }) => queue).join(", ") });
  if (deadly.length > 0) return bad(formatIn(language, words.deadlyWork, named(deadly)), words.seeLogForDeadlyWork);
  if (failing.length > 0) return warning(formatIn(language, words.failingWork, named(failing)), words.seeLogForWork);
  if (late.length > 0) return warning(formatIn(language, words.lateWork, named(late)), words.restart);
  return good(words.workDone);
};

const superusers: Check = ({ config, isPublic, superusers: { all: count, withoutTwoFactor } }, language) => {
  const words = inLanguage(report, language);
  if (config.superusersNeedTwoFactors) return good(words.twoFactors);
  if (withoutTwoFactor === 0) return good(formatIn(language, words.allTwoFactors, { count }));
  const says = formatIn(language, words.passwordAlone, { count, some: withoutTwoFactor });
  return isPublic ? warning(says, words.askForTwoFactors) : good(says);
};

const checks = { address, mails, payments, backups, disk, pictures, database, jobs, superusers } satisfies Record<
  SystemCheck["name"],
  Check
>;
const order = ["bad", "warning", "good"];

/** The results of all checks, worst first. */
export const findings = (facts: SystemFacts, language: Language): SystemCheck[] =>
  (Object.keys(checks) as (keyof typeof checks)[])
    .map((name) => ({ name, ...checks[name](facts, language) }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
