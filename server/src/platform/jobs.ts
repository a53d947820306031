import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import { sql } from "#db/orm.ts";
import type { Db } from "#platform/database.ts";
import type { Log } from "#platform/log.ts";

export interface Jobs {
  /**
   * Adds a job; with a transaction it exists if and only if that transaction commits.
   * @param wait seconds until it is due
   */
  readonly add: (queue: string, data: object, tx: Db, wait?: number) => Promise<void>;
  /** As `add`, for many jobs of a queue. */
  readonly addMany: (queue: string, data: readonly object[], tx: Db) => Promise<void>;
  /**
   * Works a queue off, one job at a time; a job that throws is tried again later, at growing intervals, for days.
   * @param seconds between looks for the next job: with many short jobs, the shorter the better
   */
  readonly work: <T extends object>(
    queue: string,
    handler: (data: T) => Promise<void>,
    seconds?: number,
  ) => Promise<void>;
  /** As `work`, for queues that fill quickly: many jobs at a time, and the next at once while there are more. */
  readonly workMany: <T extends object>(queue: string, handler: (data: T) => Promise<void>) => Promise<void>;
  /** Runs something every night (UTC), on one of the servers. */
  readonly nightly: (queue: string, cron: string, handler: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** At growing intervals, up to an hour. */
const retries = { retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;
/** Seconds without a sign of life after which a job's server counts as gone, and another takes the job up. */
const presumedDead = 30;
/** For five days, so that nothing is lost while a mail server or the payment provider is down over a weekend. */
const lasting = { ...retries, retryLimit: 126, retentionSeconds: 14 * 86_400, heartbeatSeconds: presumedDead } as const;
/** For two hours: the next night does what this one could not. */
const ofTheNight = { ...lasting, retryLimit: 8 } as const;

/**
 * Jobs that survive a crash, in the same database as everything else.
 * @param byClock whether the jobs of the night begin by themselves
 */
export async function startJobs(url: string, log: Log, byClock = true): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    application_name: "mindreel-jobs",
    schedule: byClock,
    // The second is the least time between two looks, which must not make it miss every other one.
    superviseIntervalSeconds: presumedDead / 2,
    monitorIntervalSeconds: presumedDead / 3,
  });
  boss.on("error", (error) => log.warn({ err: error }, "jobs are interrupted"));
  await boss.start();

  /** An upgraded server finds its queues there, with the settings of before. */
  const open = async (queue: string, settings: typeof lasting | typeof ofTheNight = lasting) => {
    await boss.createQueue(queue, settings);
    await boss.updateQueue(queue, settings);
  };

  const listen = async <T extends object>(queue: string, handler: (data: T) => Promise<void>, seconds = 2) => {
    await boss.work<T>(queue, { pollingIntervalSeconds: seconds }, async (batch: Job<T>[]) => {
      for (const job of batch) {
        try {
          await handler(job.data);
        } catch (error) {
          log.warn({ err: error, queue, job: job.id }, "a job failed and will be tried again");
          throw error;
        }
      }
    });
  };

  const listenMany = async <T extends object>(queue: string, handler: (data: T) => Promise<void>) => {
    await open(queue);
    const looks = {
      pollingIntervalSeconds: 0.5,
      batchSize: 20,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work<T, void, typeof looks>(queue, looks, (batch) =>
      Promise.all(
        batch.map(async ({ id, data }) => {
          try {
            await handler(data);
            return { id, status: "completed" as const };
          } catch (error) {
            log.warn({ err: error, queue, job: id }, "a job failed and will be tried again");
            return { id, status: "failed" as const };
          }
        }),
      ),
    );
  };

  return {
    add: async (queue, data, tx, wait = 0) => {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql), startAfter: wait });
    },
    addMany: async (queue, all, tx) => {
      const jobs = all.map((data) => ({ data }));
      await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) });
    },
    work: async (queue, handler, seconds) => {
      await open(queue);
      await listen(queue, handler, seconds);
    },
    workMany: listenMany,
    nightly: async (queue, cron, handler) => {
      await open(queue, ofTheNight);
      await listen(queue, handler);
      await boss.schedule(queue, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
