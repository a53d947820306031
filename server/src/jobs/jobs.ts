import type { Db } from "#data/database.ts";

/** A queue, typed by the data of its jobs. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** Never set; carries the type. */
  readonly data?: Data;
}

export const defineQueue = <Data extends object>(name: string): Queue<Data> => ({ name });

/** Runs the jobs of a queue. A job that throws is retried at growing intervals, for days. */
interface QueueWorker {
  readonly queue: string;
  readonly run: (data: object) => Promise<void>;
  /** Seconds between polls for the next job where PostgreSQL cannot notify us; 2 by default. */
  readonly pollSeconds?: number;
  /** Runs many jobs in parallel and polls again at once while there are more, for queues that fill quickly. */
  readonly parallel?: true;
  /** Retries a job within a minute, for work that takes hours and starts over with each job. */
  readonly pressing?: true;
}

/** Runs nightly or hourly on one of the servers, at its own time (cron syntax, UTC). */
interface CronJob {
  readonly queue: string;
  readonly cron: string;
  readonly run: () => Promise<void>;
  /** Seconds after which a run counts as failed; 15 minutes if absent. */
  readonly mostSeconds?: number;
}

/** A background job of a module. */
export type JobDefinition = QueueWorker | CronJob;

/** The worker of a queue. */
export const worker = <Data extends object>(
  queue: Queue<Data>,
  run: (data: Data) => Promise<void>,
  options: Pick<QueueWorker, "pollSeconds" | "parallel" | "pressing"> = {},
): JobDefinition => ({
  queue: queue.name,
  // The cast is safe: only `Jobs.add` writes to a queue, and it takes the queue's type.
  run: (data) => run(data as Data),
  ...options,
});

/** The same job, with each run passed to `around`. */
export const wrapped = (
  definition: JobDefinition,
  around: (run: () => Promise<void>) => Promise<void>,
): JobDefinition =>
  "cron" in definition
    ? { ...definition, run: () => around(() => definition.run()) }
    : { ...definition, run: (data) => around(() => definition.run(data)) };

export interface Jobs {
  /**
   * Adds a job. Inside a transaction, the job exists if and only if the transaction commits.
   * @param wait seconds until the job is due
   */
  readonly add: <Data extends object>(queue: Queue<Data>, data: Data, tx: Db, wait?: number) => Promise<void>;
  /**
   * Adds many jobs to a queue, as `add` does.
   * @param notBefore when a job is due; undefined: at once
   */
  readonly addMany: <Data extends object>(
    queue: Queue<Data>,
    data: readonly Data[],
    tx: Db,
    notBefore?: (data: Data) => Date | undefined,
  ) => Promise<void>;
  /**
   * Starts the workers.
   * @throws if two definitions share a queue or a cron time
   */
  readonly start: (definitions: readonly JobDefinition[]) => Promise<void>;
  /** Waits up to five seconds for running jobs; unfinished ones run again later. */
  readonly stop: () => Promise<void>;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** @throws if two definitions share a queue or a cron time */
export function checkDefinitions(definitions: readonly JobDefinition[]): void {
  const crons = definitions.flatMap((each) => ("cron" in each ? [each.cron] : []));
  const twice = [...repeated(definitions.map(({ queue }) => queue)), ...repeated(crons)];
  if (twice.length > 0) throw new Error(`two jobs share ${twice.join(", ")}`);
}
