import { setImmediate } from "node:timers/promises";

/**
 * The most entries per write, so that none waits long for the others, and notifications of changes still carry ids
 * (db/functions/changes.sql).
 */
const most = 100;

interface Waiting<Entry, Result> {
  readonly entry: Entry;
  readonly settle: (result: Result | PromiseLike<Result>) => void;
}

/**
 * Batches the entries that arrive while a write is in progress: the higher the load, the more entries share a
 * transaction, and none ever waits for more to come. If a batch fails, its entries are written one by one, so that none
 * suffers for another.
 * @param write writes entries in their order. @returns their results
 */
export function batchWrites<Entry, Result>(
  write: (entries: readonly Entry[]) => Promise<readonly Result[]>,
): (entry: Entry) => Promise<Result> {
  const waiting: Waiting<Entry, Result>[] = [];
  let working = false;

  async function alone(entry: Entry): Promise<Result> {
    const [result] = await write([entry]);
    if (result === undefined) throw new Error("a write without a result");
    return result;
  }

  async function together(batch: readonly Waiting<Entry, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ entry }) => entry));
      batch.forEach(({ settle }, at) => {
        const result = results[at];
        settle(result ?? Promise.reject(new Error("a write without a result")));
      });
    } catch (error) {
      if (batch.length === 1) for (const { settle } of batch) settle(Promise.reject(error));
      else
        await Promise.allSettled(
          batch.map(({ entry, settle }) => {
            const result = alone(entry);
            settle(result);
            return result;
          }),
        );
    }
  }

  async function work(): Promise<void> {
    working = true;
    // Requests that arrived in the same turn share a batch.
    await setImmediate();
    while (waiting.length > 0) await together(waiting.splice(0, most));
    working = false;
  }

  return (entry) =>
    new Promise((settle) => {
      waiting.push({ entry, settle });
      if (!working) void work();
    });
}
