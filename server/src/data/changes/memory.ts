import { LRUCache } from "lru-cache";
import { readApart, restsOn } from "./basis.ts";
import type { Changes } from "./changes.ts";

/** The cache's default size limit, in bytes. */
const usualBytes = 24 * 1024 * 1024;
/** Bytes that an entry takes in addition to its value, and those for each of its topics. */
const overhead = { each: 500, topic: 100 };
/** The most changed topics that are tracked during reads. */
const mostRemembered = 10_000;

/** A value that was read, and its dependencies. */
export interface Read<T> {
  readonly value: T;
  /** About how much memory the value takes. */
  readonly bytes: number;
  /** Topics (`video`) and single rows (`like 7`) whose change invalidates it. Without them it is not cached. */
  readonly topics?: readonly string[];
  /** When it expires. */
  readonly until?: Date | null | undefined;
}

interface Entry {
  readonly bytes: number;
  readonly topics: readonly string[];
  readonly remove: () => void;
}

/** A read and its validity, in milliseconds since 1970. */
interface Timed<T> {
  readonly value: T;
  readonly topics: readonly string[] | undefined;
  readonly from: number;
  readonly to: number;
}

interface Flight<T> {
  readonly began: number;
  readonly outcome: Promise<Timed<T>>;
}

const isNow = ({ from, to }: Timed<unknown>, moment: number): boolean => from <= moment && moment < to;

/** A value, or a promise of it: to be awaited either way. */
export type Awaitable<T> = T | Promise<T>;

/** Uses a value, at once if it is already there: the promises of `await` would add up on paths that every page takes. */
export const whenThere = <T, R>(value: Awaitable<T>, use: (value: T) => Awaitable<R>): Awaitable<R> =>
  value instanceof Promise ? value.then(use) : use(value);

interface Recall<T> {
  /**
   * Returns the cached value of a key as it is, since a call needs several and their promises would add up, or else
   * reads it. Concurrent callers share one read, unless something has changed since it began.
   */
  (key: string, now: Date, read: () => Promise<Read<T>>): Awaitable<T>;
  /** The cached value of a key, if it is valid now. */
  readonly kept: (key: string, now: Date) => T | undefined;
}

export interface Memory {
  /** A part of the cache for values of one kind. */
  readonly shelf: <T>(name: string) => Recall<T>;
  /** Whether anything is cached at the moment. */
  readonly keeps: () => boolean;
  /** The approximate size, in bytes. */
  readonly size: () => number;
}

/**
 * Caches database reads while they are valid. The first change to a dependency drops an entry, and a read that began
 * before that change is not cached after it. While no notifications of changes arrive, nothing is cached.
 */
export function createMemory(changes: Changes, maxSize = usualBytes): Memory {
  /** Counts changes: the logical clock by which reads and changes are ordered. */
  let time = 0;
  /** Reads that began earlier may have missed a change that is not in `changed`. */
  let horizon = 0;
  let reading = 0;
  /** When each topic last changed, tracked while any read that began earlier is pending. */
  const changed = new Map<string, number>();
  const keysByTopic = new Map<string, Set<string>>();

  const entries = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ bytes, topics }, key) => bytes + overhead.each + key.length + overhead.topic * topics.length,
    dispose: ({ topics, remove }, key) => {
      remove();
      for (const topic of topics) {
        const keys = keysByTopic.get(topic);
        keys?.delete(key);
        if (keys?.size === 0) keysByTopic.delete(topic);
      }
    },
  });

  function drop(topic: string): void {
    for (const key of keysByTopic.get(topic) ?? []) entries.delete(key);
    if (reading > 0) changed.set(topic, time);
  }

  changes.follow({
    changed: ({ topic, ids }) => {
      time++;
      drop(topic);
      for (const id of ids ?? []) drop(`${topic} ${id}`);
      if (ids !== null && changed.size < mostRemembered) return;
      horizon = time;
      // No pending read that began earlier is cached.
      changed.clear();
      if (ids !== null) return;
      for (const one of [...keysByTopic.keys()]) if (one.startsWith(`${topic} `)) drop(one);
    },
    lost: () => {
      time++;
      horizon = time;
      entries.clear();
    },
  });

  const isTrue = ({ topics = [] }: Read<unknown>, began: number): boolean =>
    began >= horizon && topics.every((topic) => (changed.get(topic) ?? 0) <= began);

  return {
    keeps: changes.isLive,
    size: () => entries.calculatedSize,

    shelf: <T>(name: string): Recall<T> => {
      const shelf = new Map<string, Timed<T> & { readonly fullKey: string }>();
      const flights = new Map<string, Flight<T>>();

      function keep(key: string, { topics, bytes }: Read<T>, timed: Timed<T>): void {
        if (topics === undefined) return;
        const fullKey = `${name} ${key}`;
        entries.set(fullKey, { bytes, topics, remove: () => shelf.delete(key) });
        // Values larger than the whole cache are not stored.
        if (!entries.has(fullKey)) return;
        shelf.set(key, { ...timed, fullKey });
        for (const topic of topics) {
          const keys = keysByTopic.get(topic);
          if (keys === undefined) keysByTopic.set(topic, new Set([fullKey]));
          else keys.add(fullKey);
        }
      }

      async function fly(key: string, from: number, began: number, read: () => Promise<Read<T>>): Promise<Timed<T>> {
        reading++;
        try {
          const outcome = await readApart(read);
          const to = outcome.until?.getTime() ?? Number.POSITIVE_INFINITY;
          const timed = { value: outcome.value, topics: outcome.topics, from, to };
          if (isTrue(outcome, began)) keep(key, outcome, timed);
          return timed;
        } finally {
          reading--;
          if (reading === 0) changed.clear();
          if (flights.get(key)?.began === began) flights.delete(key);
        }
      }

      const timedAt = (key: string, moment: number): Timed<T> | undefined => {
        const known = changes.isLive() ? shelf.get(key) : undefined;
        if (known === undefined || !isNow(known, moment)) return undefined;
        // Marks it as recently used.
        entries.get(known.fullKey);
        return known;
      };

      const find = async (key: string, moment: number, read: () => Promise<Read<T>>): Promise<Timed<T>> => {
        const flight = flights.get(key);
        if (flight?.began === time) {
          const shared = await flight.outcome;
          if (isNow(shared, moment)) return shared;
        }
        const outcome = fly(key, moment, time, read);
        flights.set(key, { began: time, outcome });
        return outcome;
      };
      const readNow = async (key: string, moment: number, read: () => Promise<Read<T>>): Promise<T> => {
        if (!changes.isLive()) return (await read()).value;
        const { value, topics, to } = await find(key, moment, read);
        restsOn(topics, to);
        return value;
      };
      const recall = (key: string, now: Date, read: () => Promise<Read<T>>): Awaitable<T> => {
        const moment = now.getTime();
        const known = timedAt(key, moment);
        if (known === undefined) return readNow(key, moment, read);
        restsOn(known.topics, known.to);
        return known.value;
      };
      return Object.assign(recall, { kept: (key: string, now: Date) => timedAt(key, now.getTime())?.value });
    },
  };
}
