import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#config/config.ts";
import { batchWrites } from "#data/batch-writes.ts";
import type { Db } from "#data/database.ts";
import { alone, inTransaction } from "#data/transaction.ts";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { hour, minute } from "#domain/time/units-of-time.ts";
import type { Log } from "#observability/log.ts";
import { type BulkMailer, type HandOver, handOversAtOnce, type Mail } from "#ports/mail/mail.port.ts";
import * as audience from "./audience.repository.ts";
import * as sending from "./campaign-sending.repository.ts";
import * as deliveries from "./deliveries.repository.ts";

/** Milliseconds after which a job ends and another one takes over, well before jobs count as failed. */
const slice = 5 * minute;
/** Seconds. */
const whileAnotherSends = 10;
const afterTrouble = 30;
const longestWait = 24 * 3600;
/** Attempts before a mail that is deferred every time counts as refused: about a day and a half. */
const mostAttempts = 12;

const nothingNew = "Nothing new in the categories that they like.";

interface Campaign {
  readonly state: string;
  readonly sendAt: Date | null;
  readonly audience: audience.Audience["groups"];
  readonly language: audience.Audience["language"];
}

interface Dependencies {
  readonly db: Db;
  readonly mailer: BulkMailer;
  readonly config: Pick<Config, "languages">;
  readonly clock: () => Date;
  readonly logger: Log;
  /** Locks a campaign. */
  readonly hold: (tx: Db, id: number) => Promise<Campaign | undefined>;
  /** Returns a function that builds the mail to each recipient. */
  readonly mailTo: (id: number) => Promise<MailOf>;
}

/** Builds the mail to a recipient; undefined if it would be empty. */
type MailOf = (recipient: deliveries.ClaimedDelivery) => (Mail & { readonly id: string }) | undefined;

/** Seconds before a deferred mail is retried: five minutes, doubling with each attempt up to six hours. */
const delay = (attempts: number): number => Math.min(300 * 2 ** (attempts - 1), 6 * 3600);

/**
 * Hands over the mails of campaigns: from one server at a time, so that the configured rate holds, and each mail once,
 * since it is marked before the mail server sees it. See docs/decisions/0041-campaign-delivery.md.
 */
export function createSender({ db, mailer, config, clock, logger, hold, mailTo }: Dependencies) {
  const stopping = new AbortController();
  let working: Promise<unknown> = Promise.resolve();

  function settledOf({ id, attempts }: deliveries.ClaimedDelivery, { outcome, answer }: HandOver): deliveries.Settled {
    const now = clock();
    if (outcome === "deferred" && attempts + 1 < mostAttempts) {
      const dueAt = new Date(now.getTime() + delay(attempts + 1) * 1000);
      return { id, answer, state: "waiting", attempts: attempts + 1, dueAt };
    }
    if (outcome === "trouble") return { id, answer, state: "waiting", attempts, dueAt: now };
    const state = outcome === "accepted" ? "delivered" : outcome === "unsure" ? "unsure" : "refused";
    return { id, answer, state, attempts, dueAt: now };
  }

  const settle = batchWrites((settled: readonly deliveries.Settled[]) =>
    inTransaction(db, async (tx) => {
      await deliveries.settle(tx, settled, clock());
      return settled;
    }),
  );

  /** Starts a due campaign or resumes one under way. @returns the seconds to wait; undefined if it is over */
  const begin = (id: number) =>
    inTransaction(db, async (tx) => {
      const campaign = await hold(tx, id);
      const now = clock();
      if (campaign?.state === "scheduled" && campaign.sendAt !== null) {
        const wait = Math.ceil((campaign.sendAt.getTime() - now.getTime()) / 1000);
        if (wait > 0) return wait;
        const { audience: groups, language } = campaign;
        await audience.fix(tx, id, { groups, language }, config.languages, now);
        await sending.begin(tx, id, now);
        return 0;
      }
      if (campaign?.state !== "sending") return undefined;
      await deliveries.markUnsure(tx, id, now);
      return 0;
    });

  /** Hands over the mails that are due. @returns the reason if the mail server accepts none */
  async function handOver(id: number): Promise<string | undefined> {
    const mailOf = await mailTo(id);
    const pacer = createPacer(await sending.mailsPerHour(db));
    const ended = AbortSignal.any([stopping.signal, AbortSignal.timeout(slice)]);
    let trouble: string | undefined;
    let dry = false;
    const claim = batchWrites(async (asked: readonly number[]) => {
      const claimed = await inTransaction(db, (tx) => deliveries.claim(tx, id, asked.length, clock()));
      return asked.map((_, at) => ({ delivery: claimed[at] }));
    });
    const work = async () => {
      while (!dry && trouble === undefined && (await pacer.turn(ended))) {
        // Skipped mails do not use up a turn.
        let { delivery } = await claim(id);
        while (delivery?.skipped) ({ delivery } = await claim(id));
        if (delivery === undefined) {
          dry = true;
          return;
        }
        const mail = mailOf(delivery);
        if (mail === undefined) {
          await settle({ ...delivery, state: "skipped", answer: nothingNew, dueAt: clock() });
          continue;
        }
        const result = await mailer.handOver(mail);
        if (result.outcome === "trouble") trouble = result.answer;
        await settle(settledOf(delivery, result));
      }
    };
    // Wait for all workers before rethrowing a failure: they may still be handing over mails.
    const ends = await Promise.allSettled(Array.from({ length: handOversAtOnce }, work));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return trouble;
  }

  async function run(id: number): Promise<number | undefined> {
    const wait = await begin(id);
    if (wait === undefined || wait > 0) return wait && Math.min(wait, longestWait);
    const trouble = await handOver(id);
    await sending.setTrouble(db, id, trouble ?? null);
    if (trouble !== undefined) {
      logger.warn({ campaign: id, trouble }, "the mail server accepts no news at the moment");
      return afterTrouble;
    }
    await inTransaction(db, (tx) => sending.endIfDone(tx, id, clock()));
    const due = await deliveries.nextDue(db, id);
    return due === undefined ? undefined : Math.max(0, Math.ceil((due.getTime() - clock().getTime()) / 1000));
  }

  return {
    /** Sends a part of a campaign. @returns the seconds until the next part; undefined if nothing is left to do */
    send: async (id: number): Promise<number | undefined> => {
      if (stopping.signal.aborted) return whileAnotherSends;
      const result = alone(db, advisoryLocks.campaigns, async () => ({ wait: await run(id) }));
      working = result.catch(() => undefined);
      const done = await result;
      return done === undefined ? whileAnotherSends : done.wait;
    },

    /** Stops once the mails under way have been handed over. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await working;
    },
  };
}

/** Milliseconds of delay that may be caught up, so that late timers do not lower the rate. */
const slack = 50;

/**
 * Spaces turns evenly: never above the rate, except to catch up on late timers.
 * @param perHour the rate
 */
function createPacer(perHour: number, now = () => performance.now()) {
  const interval = hour / perHour;
  let next = now();
  return {
    /** Waits for a turn. @returns false if it was aborted */
    turn: async (signal: AbortSignal): Promise<boolean> => {
      next = Math.max(next, now() - slack);
      const wait = next - now();
      next += interval;
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
      return !signal.aborted;
    },
  };
}
