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
   * Works a queue off, one job at a time; a job that throws is tried again later, at growing intervals.
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

const retries = { retryLimit: 8, retryDelay: 30, retryBackoff: true } as const;
/** Seconds without a sign of life after which a job's server counts as gone, and another takes the job up. */
const presumedDead = 30;
const settings = { ...retries, heartbeatSeconds: presumedDead } as const;

/** Jobs that survive a crash, in the same database as everything else. */
export async function startJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    application_name: "mindreel-jobs",
    // The second is the least time between two looks, which must not make it miss every other one.
    superviseIntervalSeconds: presumedDead / 2,
    monitorIntervalSeconds: presumedDead / 3,
  });
  boss.on("error", (error) => log.warn({ err: error }, "jobs are interrupted"));
  await boss.start();

  /** An upgraded server finds its queues there, with the settings of before. */
  const open = async (queue: string) => {
    await boss.createQueue(queue, settings);
    await boss.updateQueue(queue, settings);
  };

  const listen = async <T extends object>(queue: string, handler: (data: T) => Promise<void>, seconds = 2) => {
    await open(queue);
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
    work: listen,
    workMany: listenMany,
    nightly: async (queue, cron, handler) => {
      await listen(queue, handler);
      await boss.schedule(queue, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
