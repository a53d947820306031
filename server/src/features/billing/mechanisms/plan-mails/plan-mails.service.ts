import type { Offered } from "@mindreel/contract/plain/offered";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { keptUntil } from "#domain/entitlement.ts";
import { quietUntil } from "#domain/time/quiet-hours.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import type { FreeTimeRow } from "#features/billing/entitlement/entitlement.repository.ts";
import type { PaymentRow } from "#features/billing/subscription/subscription.repository.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";
import type { ModuleDependencies } from "#features/module.ts";
import { defineQueue } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import { createSignedIds } from "#security/signed-ids.ts";
import { type Begun, freeTimeMail, subscriptionBegunMail, subscriptionMail, trialMail } from "./plan-mails.mail.ts";
import {
  type FreeTimeKind,
  freeEndOf,
  freeTimeKinds,
  isDue,
  isFreeTimeKind,
  isHeldAt,
  isTrialKind,
  opposites,
  type PlanMail,
  runsAt,
  stillFits,
  type TrialKind,
  trialKinds,
  trialWindows,
  windows,
} from "./plan-mails.policy.ts";
import type { Planned, Queued, Recipient } from "./plan-mails.repository.ts";
import * as mails from "./plan-mails.repository.ts";

/** The keys that sign the unsubscribe links of each kind of mail. */
export interface PlanMailKeys {
  readonly freeTime: string;
  readonly subscription: string;
}

interface Dependencies extends Pick<ModuleDependencies, "db" | "jobs" | "mailer" | "clock"> {
  readonly keys: PlanMailKeys;
  readonly subscriptionsOf: (userId: number) => Promise<readonly MemberSubscription[]>;
  readonly freeTimesOf: (userId: number) => Promise<readonly FreeTimeRow[]>;
  /** Newest first. */
  readonly paymentsOf: (userId: number, limit: number) => Promise<readonly PaymentRow[]>;
  /** What a subscription charges next; null if that is not known. */
  readonly chargeOf: (subscription: MemberSubscription) => Promise<{ amount: number; currency: string } | null>;
  /** Catches up with the provider about a member, unless that was done a moment ago. */
  readonly catchUp: (userId: number) => Promise<void>;
  /** The provider's word for a trial. */
  readonly trial: string;
  /** The same if our record may be out of date. */
  readonly catchUpIfDoubtful: (userId: number) => Promise<unknown>;
  /** What is on sale, in short. */
  readonly offered: () => Awaitable<Offered>;
  readonly config: MailSettings & Pick<Config, "payments">;
}

export const planMailQueue = defineQueue<Queued>("mail-plan");

/** The maximum number of members looked at by one transaction. */
const batch = 100;
/** A subscription that began longer ago is one that we had forgotten: its member needs no welcome. */
const isNewFor = 3 * day;

/** Mails about what happens to a member's plan: each once, and only if it still fits when it is sent. */
export function createPlanMailsService(dependencies: Dependencies) {
  const { db, jobs, mailer, clock, keys, subscriptionsOf, freeTimesOf, paymentsOf, config } = dependencies;
  const { tokenOf: freeTimeToken } = createSignedIds(keys.freeTime);
  const { tokenOf: subscriptionToken } = createSignedIds(keys.subscription);

  /** Records mails and queues those that are new, each for the end of its member's quiet hours. */
  async function plan(tx: Db, planned: readonly Planned[]): Promise<void> {
    const now = clock();
    const fresh = await mails.record(tx, planned, now);
    if (fresh.length === 0) return;
    const quiet = await mails.quietHoursOf(tx, [...new Set(fresh.map(({ userId }) => userId))]);
    const until = ({ userId }: Planned) => quietUntil(quiet.get(userId) ?? null, now) ?? undefined;
    const queued = fresh.map((each) => ({ ...each, plannedAt: now.toISOString() }));
    await jobs.addMany(planMailQueue, queued, tx, until);
  }

  const freeEnd = async (userId: number, now: Date) => {
    const [subscriptions, freeTimes] = await Promise.all([subscriptionsOf(userId), freeTimesOf(userId)]);
    return freeEndOf({ subscriptions, freeTimes }, now);
  };

  async function planFreeTime(kind: FreeTimeKind, now: Date): Promise<void> {
    const { from, until } = windows[kind];
    // The ends for which now is within the window.
    const range = { kind, from: new Date(now.getTime() - until), to: new Date(now.getTime() - from), most: batch };
    let after: mails.Ending | undefined;
    do {
      const found: readonly mails.Ending[] = await mails.endings(db, { ...range, after });
      const planned: Planned[] = [];
      for (const { userId, endsAt } of found) {
        const end = await freeEnd(userId, now);
        if (end?.to.getTime() === endsAt.getTime() && isDue(kind, end, now))
          planned.push({ userId, kind, about: endsAt.toISOString() });
      }
      if (planned.length > 0) await inTransaction(db, (tx) => plan(tx, planned));
      after = found.length < batch ? undefined : found.at(-1);
    } while (after !== undefined);
  }

  /** Plans the mails about trials that end soon; who was planned for is not found again. */
  async function planTrials(kind: TrialKind, now: Date): Promise<void> {
    const { from, until } = trialWindows[kind];
    const range = { kind, from: new Date(now.getTime() - until), to: new Date(now.getTime() - from), most: batch };
    const given = { ...range, notice: -from, needsCard: kind === "trial_ends", trial: dependencies.trial };
    let found: readonly mails.TrialEnding[];
    do {
      found = await mails.trialEndings(db, given);
      const planned = found.map(({ userId, subscriptionId, endsAt }) => ({
        ...{ userId, kind, about: `${subscriptionId} ${endsAt.toISOString()}` },
      }));
      if (planned.length > 0) await inTransaction(db, (tx) => plan(tx, planned));
    } while (found.length === batch);
  }

  /** Undefined if the trial was cancelled, is over, or ends at another time; or has a card, or none, unlike the mail says. */
  async function trialMailTo({ userId, kind, about }: Planned, to: Recipient): Promise<Mail | undefined> {
    if (!to.wantsSubscription || !(kind === "trial_begun" || isTrialKind(kind))) return undefined;
    // Nothing tells us of a card that was added.
    await dependencies.catchUp(userId);
    const [id, end] = about.split(" ");
    const its = (await subscriptionsOf(userId)).find((each) => each.id === id);
    if (its === undefined || its.status !== "trial" || its.periodEnd === null || its.periodEnd <= clock())
      return undefined;
    const { periodEnd: endsAt, renews, needsCard } = its;
    if (!renews && !needsCard) return undefined;
    if (kind !== "trial_begun" && (endsAt.toISOString() !== end || needsCard !== (kind === "trial_ends")))
      return undefined;
    const charge = await dependencies.chargeOf(its);
    return trialMail(kind, { ...to, token: subscriptionToken(userId), endsAt, charge, needsCard }, config);
  }

  /** Undefined if the member has paid meanwhile, was given more, or the moment has passed. */
  async function freeTimeMailTo(job: Planned, kind: FreeTimeKind, to: Recipient): Promise<Mail | undefined> {
    if (!to.wantsFreeTime || !to.isConfirmed) return undefined;
    await dependencies.catchUpIfDoubtful(job.userId);
    const now = clock();
    const end = await freeEnd(job.userId, now);
    if (end === null || end.to.toISOString() !== job.about) return undefined;
    if (kind === "free_time_ended" ? end.to > now : end.to <= now) return undefined;
    const offered = await dependencies.offered();
    const about = { ...to, token: freeTimeToken(job.userId), endsAt: end.to, offered };
    return freeTimeMail(kind, about, config);
  }

  /** The newest payment for a subscription; null if nothing was paid. */
  async function paidFor(userId: number, subscriptionId: string): Promise<Begun["paid"]> {
    const its = (await paymentsOf(userId, 10)).find((each) => each.subscriptionId === subscriptionId);
    return its === undefined || its.amountPaid === 0 ? null : { amount: its.amountPaid, currency: its.currency };
  }

  /** Undefined if the subscription no longer stands as the mail says, or the member has another one. */
  async function subscriptionMailTo({ userId, kind, about }: Planned, to: Recipient): Promise<Mail | undefined> {
    if (!to.wantsSubscription || isFreeTimeKind(kind) || isTrialKind(kind) || kind === "trial_begun") return undefined;
    const now = clock();
    const [id = ""] = about.split(" ");
    const all = await subscriptionsOf(userId);
    const its = all.find((each) => each.id === id);
    if (its === undefined || all.some((each) => each !== its && runsAt(each, now))) return undefined;
    const paidUntil = keptUntil(its);
    if (paidUntil === null) return undefined;
    const { proExpiryDate } = to;
    const isFreeAfter = !its.renews && proExpiryDate !== null && proExpiryDate > paidUntil && proExpiryDate > now;
    const given = { ...to, token: subscriptionToken(userId), paidUntil, freeUntil: isFreeAfter ? proExpiryDate : null };
    if (kind === "subscription_begun") {
      if (!isHeldAt(its, now) || now.getTime() - its.startedAt.getTime() > isNewFor) return undefined;
      return subscriptionBegunMail({ ...given, renews: its.renews, paid: await paidFor(userId, id) }, config);
    }
    return stillFits(kind, its, now) ? subscriptionMail(kind, given, config) : undefined;
  }

  return {
    /** Plans the mails about a change of a subscription, in its transaction. */
    planChange: async (tx: Db, userId: number, changes: readonly PlanMail[]): Promise<void> => {
      if (changes.length === 0) return;
      const planned = changes.map((each) => ({ userId, ...each }));
      for (const each of planned) {
        const kind = opposites[each.kind];
        if (kind !== undefined) await mails.forget(tx, { ...each, kind });
      }
      await plan(tx, planned);
    },

    /** Plans the mails about free time and trials that end. Called every hour. */
    planDue: async (): Promise<void> => {
      if (config.payments === "off") return;
      const now = clock();
      for (const kind of freeTimeKinds) await planFreeTime(kind, now);
      for (const kind of trialKinds) await planTrials(kind, now);
    },

    /** Sends a mail, unless its member has refused its kind, is a superuser, or things have changed since. */
    mail: async (job: Queued): Promise<void> => {
      const to = await mails.recipient(db, job);
      if (to === undefined || to.isSuperuser) return;
      const mail = isFreeTimeKind(job.kind)
        ? await freeTimeMailTo(job, job.kind, to)
        : ((await trialMailTo(job, to)) ?? (await subscriptionMailTo(job, to)));
      if (mail !== undefined) await mailer.send(mail);
    },
  };
}
