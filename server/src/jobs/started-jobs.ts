import type { PgBoss } from "pg-boss";
import { minute } from "#domain/time/units-of-time.ts";
import type { Log } from "#observability/log.ts";

/** A job as pg-boss hands it over: with how often it has begun without an end. */
interface Given {
  readonly id: string;
  readonly data: { readonly begun?: number } | null;
}

/** The longest time that a suspect has other suspects wait for it, in milliseconds. */
const longestTurn = minute;
/** Milliseconds between two attempts to note that a job has ended while the database is away. */
const again = 1000;

const isThisJob = "name = $1 and id = $2::uuid";
const mark = `update pgboss.job set data = case jsonb_typeof(data) when 'object' then data else '{}' end
  || jsonb_build_object('begun', $3::int) where ${isThisJob}`;
const unmark = `update pgboss.job set data = data - 'begun' where ${isThisJob} and data ? 'begun'`;
const endRetries = `update pgboss.job set retry_limit = retry_count where ${isThisJob}`;

/**
 * Notes in the database that a job begins, and that it has ended, however. A job that begins again without having ended
 * has been running when its process died, or hung. It may be to blame, so such jobs run one after the other; given a few
 * deaths it is, and is given up, or the server would never do anything else.
 */
export function createStartedJobs(boss: PgBoss, log: Log) {
  /** The jobs that run here, and those that have ended without the database knowing, by id. */
  const [running, ended] = [new Map<string, string>(), new Map<string, string>()];
  let lastTurn: Promise<unknown> = Promise.resolve();

  const execute = (text: string, ...values: (string | number)[]) => boss.getDb().executeSql(text, values);

  async function noteEnd(queue: string, id: string): Promise<void> {
    ended.set(id, queue);
    try {
      await execute(unmark, queue, id);
      ended.delete(id);
    } catch {
      setTimeout(() => void noteEnd(queue, id), again).unref();
    }
  }

  async function runMarked(queue: string, id: string, begun: number, run: () => Promise<void>): Promise<void> {
    await execute(mark, queue, id, begun);
    running.set(id, queue);
    try {
      await run();
    } finally {
      running.delete(id);
      await noteEnd(queue, id);
    }
  }

  async function inTurn(run: () => Promise<void>): Promise<void> {
    const before = lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    lastTurn = promise;
    await before;
    const limit = setTimeout(resolve, longestTurn).unref();
    try {
      await run();
    } finally {
      clearTimeout(limit);
      resolve();
    }
  }

  return {
    /**
     * @param mostDeaths after how many it is given up
     * @throws if the job is given up, and what it throws itself
     */
    run: async (
      queue: string,
      { id, data }: Given,
      mostDeaths: number,
      run: (data: object) => Promise<void>,
    ): Promise<void> => {
      const { begun = 0, ...own } = data ?? {};
      const deaths = ended.has(id) ? 0 : begun;
      if (deaths >= mostDeaths) {
        await execute(endRetries, queue, id);
        log.error({ queue, job: id }, "a job is given up: the server died or hung each time it ran");
        throw new Error(`the server died or hung ${deaths} times while this job ran`);
      }
      const marked = () => runMarked(queue, id, deaths + 1, () => run(own));
      await (deaths > 0 ? inTurn(marked) : marked());
    },

    /** The process ends in an orderly way: what is still running is not to blame. */
    forgive: async (): Promise<void> => {
      await Promise.allSettled(Array.from(running, ([id, queue]) => execute(unmark, queue, id)));
    },
  };
}
