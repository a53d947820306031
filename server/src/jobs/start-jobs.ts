import { setTimeout as sleep } from "node:timers/promises";
import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import { DatabaseClient } from "#db/hosts/client.ts";
import { sql } from "#db/orm.ts";
import type { Log } from "#observability/log.ts";
import { checkDefinitions, type Jobs } from "./jobs.ts";
import { createStartedJobs } from "./started-jobs.ts";

/** How the jobs of a queue are retried, as pg-boss wants it. */

/** Seconds: half a minute at first, doubling up to an hour. */
const retries = { retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;
/** Seconds without a heartbeat after which a server counts as dead and another one takes over its job. */
const presumedDead = 30;
/** Retries for five days, so that nothing is lost if a mail server or the payment provider is down over a weekend. */
const lasting = {
  ...retries,
  retryLimit: 126,
  retentionSeconds: 14 * 86_400,
  heartbeatSeconds: presumedDead,
  notify: true,
} as const;
/** Also retries for five days, but at most a minute apart: a job that is killed twice in a row need not wait longer. */
const pressing = { ...lasting, retryDelay: 5, retryDelayMax: 60, retryLimit: 7200 } as const;
/** Retries for two hours; after that the next night's run catches up. */
const nightly = { ...lasting, retryLimit: 8 } as const;

/** Jobs of one queue at a time; fewer than there are database connections, so that requests do not wait for jobs. */
const atOnce = 8;
/**
 * Seconds between polls while PostgreSQL notifies us of new jobs; finds retries and delayed jobs of other servers. Each
 * queue polls for itself, so polling was most of the load of an idle server.
 */
const usualPoll = 10;
/** The same for the queues of cron jobs, whose retries can wait. Each run is notified, and they are most of the queues. */
const cronPoll = 60;
/** Delayed jobs that are due within this many seconds get a poll at that time, instead of waiting for the next poll. */
const soon = 600;
/** Milliseconds after which finished jobs of a batch are reported, so that a killed server repeats only the last of them. */
const reportAfter = 100;
/** Deaths of the server after which the job that was running is given up. */
const mostDeaths = 2;
/** The same for hours of work, in which a server may well die of something else. */
const mostDeathsInHours = 20;
/** Milliseconds that a stop waits for running jobs. */
const stopPatience = 5_000;

interface JobsOptions {
  /** Whether cron jobs start by themselves. */
  readonly byClock?: boolean;
}

/** Jobs that survive a crash, in the same database as everything else. */
export async function startJobs(url: string, log: Log, { byClock = true }: JobsOptions = {}): Promise<Jobs> {
  // pg-boss passes this to its pool.
  const connecting = { connectionString: url, Client: DatabaseClient };
  const boss = new PgBoss({
    ...connecting,
    max: 2,
    application_name: "mindreel-jobs",
    useListenNotify: true,
    schedule: byClock,
    // The monitor interval is the shorter one, or every other supervision would skip the monitoring.
    superviseIntervalSeconds: presumedDead / 2,
    monitorIntervalSeconds: presumedDead / 3,
  });
  boss.on("error", (error) => log.warn({ err: error }, "jobs are interrupted"));
  await boss.start();
  const startedJobs = createStartedJobs(boss, log);

  // Existing queues and schedules, so that a start causes few queries.
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const settingsOf = new Map<string, object>(queues.map((queue) => [queue.name, queue]));
  const cronOf = new Map(schedules.map(({ name, cron }) => [name, cron]));
  const opened = new Set<string>();
  let stopping = false;
  /** The ids of this server's workers, by queue. */
  const workers = new Map<string, string>();

  /** Also updates an existing queue, since an upgrade may change the settings. */
  const open = async (
    queue: string,
    settings: (typeof lasting | typeof pressing | typeof nightly) & { expireInSeconds?: number },
  ) => {
    const there = settingsOf.get(queue);
    if (there === undefined) await boss.createQueue(queue, settings);
    else if (Object.entries(settings).some(([name, value]) => Reflect.get(there, name) !== value)) {
      await boss.updateQueue(queue, settings);
    }
    opened.add(queue);
  };

  /** A command that adds jobs starts no workers, and may be the first to use the database. */
  const ensureOpen = async ({ name }: { readonly name: string }) => {
    if (!opened.has(name)) await open(name, lasting);
  };

  const logFailure = (error: unknown, queue: string, job: string) =>
    log.warn({ err: error, queue, job }, "job failed and will be retried");

  /** Makes the queue's worker look for a job as soon as it is free. */
  const look = (queue: string) => {
    const id = workers.get(queue);
    if (id !== undefined) boss.notifyWorker(id);
  };

  const listen = async (
    queue: string,
    run: (data: object) => Promise<void>,
    { pollSeconds = 2, notifyPollSeconds = usualPoll, deaths = mostDeaths } = {},
  ) => {
    const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: notifyPollSeconds };
    const id = await boss.work<object>(queue, polling, async (batch: Job<object>[]) => {
      // There may be more: however many are added while this one runs, that is one notification.
      look(queue);
      for (const job of batch) {
        try {
          await startedJobs.run(queue, job, deaths, run);
        } catch (error) {
          logFailure(error, queue, job.id);
          throw error;
        }
      }
    });
    workers.set(queue, id);
  };

  /** Collects finished jobs of a batch, which pg-boss itself would complete only together with the last one. */
  const reporter = (queue: string) => {
    let finished: string[] = [];
    let isDue = false;
    const report = async () => {
      const ids = finished;
      [finished, isDue] = [[], false];
      // If this fails, they are completed with the batch.
      await boss.complete(queue, ids).catch(() => undefined);
    };
    return (id: string) => {
      finished.push(id);
      if (!isDue) setTimeout(() => void report(), reportAfter);
      isDue = true;
    };
  };

  const listenParallel = async (queue: string, run: (data: object) => Promise<void>) => {
    const polling = {
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: usualPoll,
      batchSize: 50,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    const id = await boss.work<object, void, typeof polling>(queue, polling, async (batch) => {
      const waiting = batch.values();
      const outcomes: { id: string; status: "completed" | "failed" }[] = [];
      const finish = reporter(queue);
      const work = async () => {
        for (const job of waiting) {
          const { id } = job;
          // What has not begun is tried again later.
          if (stopping) return;
          try {
            await startedJobs.run(queue, job, mostDeaths, run);
            outcomes.push({ id, status: "completed" });
            finish(id);
          } catch (error) {
            logFailure(error, queue, id);
            outcomes.push({ id, status: "failed" });
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return outcomes;
    });
    workers.set(queue, id);
  };

  /** Polls for a job of a queue once it is due, if that is soon. */
  const lookIn = (queue: string, seconds: number) => {
    if (seconds <= 0 || seconds > soon) return;
    setTimeout(() => look(queue), seconds * 1000 + 100).unref();
  };

  return {
    add: async (queue, data, tx, wait = 0) => {
      await ensureOpen(queue);
      await boss.send(queue.name, data, { db: fromDrizzle(tx, sql), startAfter: wait });
      lookIn(queue.name, wait);
    },
    addMany: async (queue, all, tx, notBefore) => {
      const jobs = all.map((data) => {
        const startAfter = notBefore?.(data);
        return startAfter === undefined ? { data } : { data, startAfter };
      });
      await ensureOpen(queue);
      await boss.insert(queue.name, jobs, { db: fromDrizzle(tx, sql) });
    },
    start: async (definitions) => {
      checkDefinitions(definitions);
      for (const definition of definitions) {
        const { queue } = definition;
        if ("cron" in definition) {
          const { mostSeconds } = definition;
          await open(queue, mostSeconds === undefined ? nightly : { ...nightly, expireInSeconds: mostSeconds });
          await listen(queue, definition.run, { notifyPollSeconds: cronPoll });
          if (cronOf.get(queue) !== definition.cron) await boss.schedule(queue, definition.cron);
        } else {
          const { run, pollSeconds = 2, pressing: isPressing = false, parallel = false } = definition;
          await open(queue, isPressing ? pressing : lasting);
          if (parallel) await listenParallel(queue, run);
          else await listen(queue, run, { pollSeconds, deaths: isPressing ? mostDeathsInHours : mostDeaths });
        }
      }
    },
    stop: async () => {
      stopping = true;
      const stop = async () => {
        // pg-boss itself would look every half second whether they have ended.
        const ended = Promise.all(Array.from(workers, ([queue, id]) => boss.offWork(queue, { id, wait: true })));
        await Promise.race([ended, sleep(stopPatience, undefined, { ref: false })]);
        await startedJobs.forgive();
        await boss.stop({ graceful: false });
      };
      // Jobs that it cannot give back, because the database is away or slow, are taken over later (see `presumedDead`).
      const stopped = stop().catch((error: unknown) => log.warn({ err: error }, "jobs did not stop cleanly"));
      await Promise.race([stopped, sleep(stopPatience + 1_000, undefined, { ref: false })]);
    },
  };
}
