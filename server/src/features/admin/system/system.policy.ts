import type { SystemCheck } from "@mindreel/contract/admin/system";
import { type Language, localeOf } from "@mindreel/contract/plain/languages";
import { report } from "@mindreel/messages/admin/system";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import type { HostState } from "#db/hosts/host-state.ts";
import { isTestKey } from "#domain/payment-keys.ts";
import { hour, minute } from "#domain/time/units-of-time.ts";
import {
  bad,
  type Check,
  type DailyCheck,
  type DailyFacts,
  found,
  gigabyte,
  good,
  lasting,
  off,
  type SystemFacts,
  sizeOf,
  warning,
} from "./findings.policy.ts";

/** Whether emails leave. A mail server counts as working once it has accepted one. */
const mails: DailyCheck = ({ now, config, isPublic, queues, mail }, language) => {
  const words = inLanguage(report, language);
  const theirs = queues.filter(({ queue }) => queue.startsWith("mail-"));
  const retrying = theirs.reduce((sum, queue) => sum + queue.retrying, 0);
  const lost = theirs.reduce((sum, { failed, deadly }) => sum + failed - deadly, 0);
  const waits = Math.max(0, ...theirs.map(({ since }) => now.getTime() - (since ?? now).getTime()));
  const time = lasting(waits, language);
  if (mail.from === "unreadable") return bad(words.unreadableServer, words.connectAgain, "connections");
  const checkServer = (says: string) =>
    mail.from === "environment" ? bad(says, words.checkSmtp) : bad(says, words.checkConnection, "connections");
  if (lost > 0) return bad(formatIn(language, words.lostMails, { count: lost }), words.seeLogForMail);
  if (retrying > 0) return checkServer(formatIn(language, words.retriedMails, { count: retrying, time }));
  if (waits > 10 * minute) return warning(formatIn(language, words.lateMails, { time }), words.restartForMails);
  if (config.smtpUrl === undefined) {
    return off(isPublic ? words.noMails : words.writtenMails, words.connectServer, "connections");
  }
  const { server, acceptedAt, failedAt, failure } = mail;
  if (failedAt !== null && failedAt > (acceptedAt ?? new Date(0))) {
    return checkServer(formatIn(language, words.refusedMail, { server, reason: failure ?? "" }));
  }
  if (acceptedAt === null) return warning(formatIn(language, words.untriedMails, { server }), words.sendOne, "news");
  const ago = lasting(now.getTime() - acceptedAt.getTime(), language);
  return good(formatIn(language, words.mailsGo, { server, time: ago }));
};

/** Whether payments arrive: seen once a webhook has come, or the key was tested. */
const payments: DailyCheck = (facts, language) => {
  const { now, config, isPublic, unreadable, events, paymentsTestedAt } = facts;
  const words = inLanguage(report, language);
  const { lastPaidAt, lastReceivedAt, waiting, waitingSince, failed } = events;
  if (unreadable.includes("payments")) return bad(words.unreadablePayments, words.connectStripeAgain, "connections");
  if (config.payments === "off") return off(words.paymentsOff, words.setStripe, "connections");
  if (config.payments === "rehearsal" || isTestKey(config.stripe)) {
    return (isPublic ? warning : off)(words.rehearsal, words.setLiveKey, "connections");
  }
  const unheard = lastPaidAt !== null && lastPaidAt.getTime() - (lastReceivedAt?.getTime() ?? 0) > hour;
  if (unheard) {
    const url = `${config.publicUrl}/api/billing/v1/webhook/`;
    return bad(words.noWebhooks, formatIn(language, words.checkWebhook, { url }));
  }
  const late = now.getTime() - (waitingSince ?? now).getTime();
  if (waiting > 0 && late > 10 * minute) {
    const time = lasting(late, language);
    return bad(formatIn(language, words.lateEvents, { count: waiting, time }), words.reachStripe, "events");
  }
  if (failed > 0) return warning(formatIn(language, words.failedEvents, { count: failed }), words.seeEvents, "events");
  if (lastReceivedAt === null && paymentsTestedAt === null) return warning(words.untriedPayments, words.awaitPayment);
  return good(words.paymentsArrive);
};

/** Whether anyone has seen that signing in with Google works. */
const google: DailyCheck = ({ config, googleUsed }, language) => {
  const words = inLanguage(report, language);
  if (config.google === undefined) return off(words.noGoogle, words.setGoogle);
  return googleUsed ? good(words.googleUsed) : warning(words.untriedGoogle, words.tryGoogle);
};

/** Whether there is a backup that was restored for a test. */
const backups: DailyCheck = ({ now, backups: kept }, language) => {
  const words = inLanguage(report, language);
  if (kept === undefined) return off(words.noBackups, words.setBackups);
  const { failure: reason, newestAt, newestTried, provedAt, authenticated, refused } = kept;
  if (reason !== undefined) return bad(formatIn(language, words.failedBackup, { reason }), words.backUpOnceMended);
  const strange =
    refused > 0 ? warning(formatIn(language, words.refusedBackups, { count: refused }), words.seeBackups) : undefined;
  if (newestAt === undefined) return strange ?? warning(words.firstBackup, words.lookAgain);
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

/** Whether background work is done. */
const jobs: DailyCheck = ({ now, queues }, language) => {
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

/** The checks of a day, worst first. */
export const dailyFindings = (facts: DailyFacts, language: Language): SystemCheck[] =>
  found({ mails, payments, google, backups, jobs }, facts, language);

/** The state of this installation as it was found. */
export interface SystemState {
  readonly version: string;
  readonly startedAt: Date;
  readonly facts: SystemFacts;
}

const address: Check = ({ config, isPublic }, language) => {
  const words = inLanguage(report, language);
  const { publicUrl: url, trustProxy, rateLimits } = config;
  if (!isPublic) return off(formatIn(language, words.local, { url }), words.setAddress);
  if (url.startsWith("http:")) return bad(formatIn(language, words.unencrypted, { url }), words.encrypt);
  if (!rateLimits) return bad(words.unlimited, words.limit);
  if (trustProxy.length === 0) return warning(words.oneAddress, words.trustProxy);
  return good(formatIn(language, words.site, { url }));
};

const disk: Check = ({ disks }, language) => {
  const words = inLanguage(report, language);
  const [fullest] = disks.toSorted((a, b) => a.free / a.size - b.free / b.size);
  if (fullest === undefined) return warning(words.unknownSpace, words.seeSpace);
  const { folder, free, size } = fullest;
  const sizes = { free: sizeOf(free, language), size: sizeOf(size, language) };
  const says = formatIn(language, words.space, { ...sizes, folder });
  if (free < gigabyte / 2 || free / size < 0.02) return bad(says, words.freeSpace);
  return free < 2 * gigabyte || free / size < 0.1 ? warning(says, words.freeSpace) : good(says);
};

const pictures: Check = ({ pictures: { bucket, fault }, unreadable }, language) => {
  const words = inLanguage(report, language);
  if (unreadable.includes("storage")) return bad(words.unreadableBucket, words.connectBucketAgain, "connections");
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

const superusers: Check = ({ config, superusers: { all: count, withoutTwoFactor } }, language) => {
  const words = inLanguage(report, language);
  if (config.superusersNeedTwoFactors) return good(words.twoFactors);
  if (withoutTwoFactor === 0) return good(formatIn(language, words.allTwoFactors, { count }));
  const says = formatIn(language, words.passwordAlone, { count, some: withoutTwoFactor });
  return warning(says, words.askForTwoFactors, "security");
};

/** What a day shows of payments, unless the account at the provider says worse. */
const accountAndPayments: Check = (facts, language) => {
  const { paymentDifferences: all } = facts;
  const seen = payments(facts, language);
  const isSevere = all.some(({ severe }) => severe);
  if (all.length === 0 || (seen.state === "bad" && !isSevere)) return seen;
  const says = all.map((each) => each.says(language)).join(" ");
  const todo = [...new Set(all.map((each) => each.todo(language)))].join(" ");
  return (isSevere ? bad : warning)(says, todo, "connections");
};

const checks = {
  address,
  mails,
  payments: accountAndPayments,
  google,
  backups,
  disk,
  pictures,
  database,
  jobs,
  superusers,
} satisfies Record<SystemCheck["name"], Check>;

/** The results of all checks, worst first. */
export const findings = (facts: SystemFacts, language: Language): SystemCheck[] => found(checks, facts, language);
