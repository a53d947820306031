import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import type { Db } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { Log } from "#observability/log.ts";

/** A queue by its name, typed by what its jobs carry. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** Never set: it ties the type to the queue. */
  readonly data?: Data;
}

export const defineQueue = <Data extends object>(name: string): Queue<Data> => ({ name });

/** Works a queue off; a job that throws is tried again later, at growing intervals, for days. */
interface QueueWorker {
  readonly queue: string;
  readonly run: (data: object) => Promise<void>;
  /** Seconds between looks for the next job: with many short jobs, the shorter the better. 2 unless told. */
  readonly pollSeconds?: number;
  /** For queues that fill quickly: many jobs at a time, and the next at once while there are more. */
  readonly parallel?: true;
}

/** Runs every night at its own time (UTC, as cron writes it), on one of the servers. */
interface CronJob {
  readonly queue: string;
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** What a module has to do beside HTTP. */
export type JobDefinition = QueueWorker | CronJob;

/** The worker of a queue. */
export const worker = <Data extends object>(
  queue: Queue<Data>,
  run: (data: Data) => Promise<void>,
  options: Pick<QueueWorker, "pollSeconds" | "parallel"> = {},
): JobDefinition => ({
  queue: queue.name,
  // Nothing but `Jobs.add` writes into a queue, and it takes the queue's type.
  run: (data) => run(data as Data),
  ...options,
});

export interface Jobs {
  /**
   * Adds a job; with a transaction it exists if and only if that transaction commits.
   * @param wait seconds until it is due
   */
  readonly add: <Data extends object>(queue: Queue<Data>, data: Data, tx: Db, wait?: number) => Promise<void>;
  /** As `add`, for many jobs of a queue. */
  readonly addMany: <Data extends object>(queue: Queue<Data>, data: readonly Data[], tx: Db) => Promise<void>;
  /**
   * Begins to work.
   * @throws where two definitions share a queue or a time
   */
  readonly start: (definitions: readonly JobDefinition[]) => Promise<void>;
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

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** @throws where two definitions share a queue or a time */
export function checkDefinitions(definitions: readonly JobDefinition[]): void {
  const crons = definitions.flatMap((each) => ("cron" in each ? [each.cron] : []));
  const twice = [...repeated(definitions.map(({ queue }) => queue)), ...repeated(crons)];
  if (twice.length > 0) throw new Error(`two jobs share ${twice.join(", ")}`);
}

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
  const open = async (queue: string, settings: typeof lasting | typeof ofTheNight) => {
    await boss.createQueue(queue, settings);
    await boss.updateQueue(queue, settings);
  };

  const logFailure = (error: unknown, queue: string, job: string) =>
    log.warn({ err: error, queue, job }, "a job failed and will be tried again");

  const listen = async (queue: string, run: (data: object) => Promise<void>, pollSeconds = 2) => {
    await boss.work<object>(queue, { pollingIntervalSeconds: pollSeconds }, async (batch: Job<object>[]) => {
      for (const { id, data } of batch) {
        try {
          await run(data);
        } catch (error) {
          logFailure(error, queue, id);
          throw error;
        }
      }
    });
  };

  const listenParallel = async (queue: string, run: (data: object) => Promise<void>) => {
    const looks = {
      pollingIntervalSeconds: 0.5,
      batchSize: 20,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work<object, void, typeof looks>(queue, looks, (batch) =>
      Promise.all(
        batch.map(async ({ id, data }) => {
          try {
            await run(data);
            return { id, status: "completed" as const };
          } catch (error) {
            logFailure(error, queue, id);
            return { id, status: "failed" as const };
          }
        }),
      ),
    );
  };

  return {
    add: async (queue, data, tx, wait = 0) => {
      await boss.send(queue.name, data, { db: fromDrizzle(tx, sql), startAfter: wait });
    },
    addMany: async (queue, all, tx) => {
      const jobs = all.map((data) => ({ data }));
      await boss.insert(queue.name, jobs, { db: fromDrizzle(tx, sql) });
    },
    start: async (definitions) => {
      checkDefinitions(definitions);
      for (const definition of definitions) {
        const { queue } = definition;
        if ("cron" in definition) {
          await open(queue, ofTheNight);
          await listen(queue, definition.run);
          await boss.schedule(queue, definition.cron);
        } else {
          await open(queue, lasting);
          if (definition.parallel) await listenParallel(queue, definition.run);
          else await listen(queue, definition.run, definition.pollSeconds);
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
