import { languageOf, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import type { NoticePreferencesService } from "#features/notices/preferences/preferences.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Log } from "#observability/log.ts";
import type { Pushed, PushServices, VapidKey } from "#ports/push/push.port.ts";
import type { TakeDue } from "./due.service.ts";
import * as pushes from "./notice-pushes.repository.ts";
import { notificationOf } from "./notification.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "mailFrom" | "languages">;
  readonly clock: () => Date;
  readonly logger: Log;
  readonly pushServices: PushServices;
  readonly vapidKey: () => Promise<VapidKey>;
  readonly takeDue: TakeDue;
  readonly preferences: Pick<NoticePreferencesService, "quietUntil">;
  /** The path of the site's icon. */
  readonly icon: () => Promise<string>;
}

interface PushJob {
  readonly id: number;
}
export const pushQueue = defineQueue<PushJob>("push-notices");

/** The maximum number of members locked by one transaction. */
const batch = 500;
/** Seconds after which a push expires if its device was unreachable. */
const lifetime = 86_400;
/** Seconds between two attempts: initially, and at most. */
const [firstWait, longestWait] = [30, 3600];

type Outcome = Pushed | { readonly outcome: "unneeded" } | { readonly outcome: "later"; readonly seconds: number };

/** Pushes notices to members' devices, several new videos in one notification, and none in quiet hours. */
export function createNoticePushesService(dependencies: Dependencies) {
  const { db, jobs, config, clock, logger, pushServices, vapidKey, takeDue, preferences, icon } = dependencies;
  const [, contact = config.mailFrom] = /<([^<>]+)>$/.exec(config.mailFrom) ?? [];

  /** Adds each push as a job in the transaction that takes it. @returns how many members were due */
  const pushSome = (): Promise<number> =>
    inTransaction(db, async (tx) => {
      const { taken, awake } = await takeDue(tx, "notice_pushes", batch);
      const ids = await pushes.gather(tx, awake, clock());
      if (ids.length > 0) {
        await jobs.addMany(
          pushQueue,
          ids.map((id) => ({ id })),
          tx,
        );
      }
      return taken;
    });

  /** The remaining lifetime of a push, in seconds. */
  const leftOf = ({ createdAt }: pushes.Begun) =>
    lifetime - Math.ceil((clock().getTime() - createdAt.getTime()) / 1000);

  /**
   * Nothing is sent in quiet hours, which may have begun since the push was queued or first tried.
   * @throws if something fails on our side, before anything is sent
   */
  async function attempt(id: number, begun: pushes.Begun): Promise<Outcome> {
    const ttl = leftOf(begun);
    const push = ttl > 0 ? await pushes.readable(db, id, clock(), config.languages) : undefined;
    if (push === undefined) return { outcome: "unneeded" };
    const quietUntil = (await preferences.quietUntil(db, [begun.userId])).get(begun.userId);
    if (quietUntil !== undefined) {
      return { outcome: "later", seconds: Math.ceil((quietUntil.getTime() - clock().getTime()) / 1000) };
    }
    const { notices, language, ...address } = push;
    const shown = notificationOf(notices, languageOf(language) ?? sourceLanguage, await icon());
    const message = { payload: JSON.stringify(shown), ttl, topic: shown.tag };
    return pushServices.send(address, message, await vapidKey(), contact);
  }

  async function tryLater(id: number, begun: pushes.Begun, asked: number | undefined): Promise<void> {
    const wait = Math.max(asked ?? Math.min(firstWait * 2 ** (begun.attempts - 1), longestWait), 1);
    if (wait >= leftOf(begun)) return void (await pushes.finish(db, id));
    await inTransaction(db, async (tx) => {
      await pushes.putBack(tx, id);
      await jobs.add(pushQueue, { id }, tx, wait);
    });
  }

  return {
    /** Queues due pushes. Called every five minutes. */
    pushDue: async (): Promise<void> => {
      while ((await pushSome()) === batch);
    },

    /** Sends one push. If the server dies meanwhile it may be lost, but is not sent twice: the app shows it, too. */
    send: async ({ id }: PushJob): Promise<void> => {
      const begun = await pushes.begin(db, id, clock());
      if (begun === undefined) return;
      const pushed = await attempt(id, begun).catch(async (error: unknown) => {
        // Nothing was sent.
        await pushes.putBack(db, id);
        throw error;
      });
      if ("why" in pushed) logger.warn({ push: id, why: pushed.why }, "a notice could not be pushed");
      if (pushed.outcome === "later") await tryLater(id, begun, pushed.seconds);
      else if (pushed.outcome === "gone") await pushes.endSubscription(db, id);
      else await pushes.finish(db, id);
    },

    sweep: async (): Promise<void> => {
      await pushes.sweep(db, new Date(clock().getTime() - 2 * lifetime * 1000));
    },
  };
}
