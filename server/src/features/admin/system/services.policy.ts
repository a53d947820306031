import type { SystemCheck } from "@mindreel/contract/admin/system";
import type { Language } from "@mindreel/contract/plain/languages";
import { report } from "@mindreel/messages/admin/system";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { isTestKey } from "#domain/payment-keys.ts";
import { hour, minute } from "#domain/time/units-of-time.ts";
import { bad, type DailyCheck, type DailyFacts, found, good, lasting, off, warning } from "./findings.policy.ts";

/** Whether emails leave. A mail server counts as working once it has accepted one. */
export const mails: DailyCheck = ({ now, config, isPublic, queues, mail }, language) => {
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
export const payments: DailyCheck = (facts, language) => {
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
export const google: DailyCheck = ({ config, googleUsed }, language) => {
  const words = inLanguage(report, language);
  if (config.google === undefined) return off(words.noGoogle, words.setGoogle);
  return googleUsed ? good(words.googleUsed) : warning(words.untriedGoogle, words.tryGoogle);
};

/** Whether there is a backup that was restored for a test. */
export const backups: DailyCheck = ({ now, backups: kept }, language) => {
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
export const jobs: DailyCheck = ({ now, queues }, language) => {
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
