import { LRUCache } from "lru-cache";
import { shared } from "#data/bounds/bounds.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import type { Changes } from "./changes.ts";
import { type Dependencies, recordPart, untracked } from "./dependencies.ts";

/** The cache's default size limit, in bytes. */
const usualBytes = 24 * 1024 * 1024;
/** Bytes that an entry takes in addition to its value, and those for each of its topics. */
const overhead = { each: 500, topic: 100 };
/** The most changed topics that are tracked during reads. */
const mostRemembered = 10_000;

interface Entry {
  readonly bytes: number;
  readonly topics: ReadonlySet<string>;
  readonly remove: () => void;
}

/** A value that was read, and from when on it is valid, in milliseconds since 1970. */
interface Timed<T> {
  readonly value: T;
  readonly from: number;
  /** Undefined: not known, so that it is not cached. */
  readonly dependencies: Dependencies | undefined;
}

interface Flight<T> {
  readonly began: number;
  readonly outcome: Promise<Timed<T>>;
}

const isNow = ({ from, dependencies }: Timed<unknown>, moment: number): boolean =>
  from <= moment && moment < (dependencies?.until ?? Number.POSITIVE_INFINITY);

interface Namespace<T> {
  /**
   * Returns the cached value of a key as it is, since a call needs several and their promises would add up, or else
   * reads it. Concurrent callers share one read, unless something has changed since it began.
   * @param read records what the value depends on (`recordDependency`); otherwise it is not cached
   */
  readonly get: (key: string, now: Date, read: () => Promise<T>) => Awaitable<T>;
  /** The cached value of a key, if it is valid now. */
  readonly peek: (key: string, now: Date) => T | undefined;
}

export interface Cache {
  /**
   * A part of the cache for values of one kind.
   * @param sizeOf about how much memory a value takes, in bytes
   */
  readonly namespace: <T>(name: string, sizeOf: (value: T) => number) => Namespace<T>;
  /** Whether anything is cached at the moment. */
  readonly isEnabled: () => boolean;
  /** The approximate size, in bytes. */
  readonly size: () => number;
}

/**
 * Caches database reads while they are valid. The first change to a dependency drops an entry, and a read that began
 * before that change is not cached after it. While no notifications of changes arrive, nothing is cached.
 */
export function createCache(changes: Changes, maxSize = usualBytes): Cache {
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
    sizeCalculation: ({ bytes, topics }, key) => bytes + overhead.each + key.length + overhead.topic * topics.size,
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

  const isTrue = ({ topics }: Dependencies, began: number): boolean =>
    began >= horizon && [...topics].every((topic) => (changed.get(topic) ?? 0) <= began);

  return {
    isEnabled: changes.isLive,
    size: () => entries.calculatedSize,

    namespace: <T>(name: string, sizeOf: (value: T) => number): Namespace<T> => {
      const values = new Map<string, Timed<T> & { readonly fullKey: string }>();
      const flights = new Map<string, Flight<T>>();

      function keep(key: string, timed: Timed<T>, { topics }: Dependencies): void {
        const fullKey = `${name} ${key}`;
        entries.set(fullKey, { bytes: sizeOf(timed.value), topics, remove: () => values.delete(key) });
        // Values larger than the whole cache are not stored.
        if (!entries.has(fullKey)) return;
        values.set(key, { ...timed, fullKey });
        for (const topic of topics) {
          const keys = keysByTopic.get(topic);
          if (keys === undefined) keysByTopic.set(topic, new Set([fullKey]));
          else keys.add(fullKey);
        }
      }

      async function fly(key: string, from: number, began: number, read: () => Promise<T>): Promise<Timed<T>> {
        reading++;
        try {
          const timed = { ...(await shared(() => untracked(read))), from };
          const { dependencies } = timed;
          if (dependencies !== undefined && isTrue(dependencies, began)) keep(key, timed, dependencies);
          return timed;
        } finally {
          reading--;
          if (reading === 0) changed.clear();
          if (flights.get(key)?.began === began) flights.delete(key);
        }
      }

      const timedAt = (key: string, moment: number): Timed<T> | undefined => {
        const known = changes.isLive() ? values.get(key) : undefined;
        if (known === undefined || !isNow(known, moment)) return undefined;
        // Marks it as recently used.
        entries.get(known.fullKey);
        return known;
      };

      const find = async (key: string, moment: number, read: () => Promise<T>): Promise<Timed<T>> => {
        const flight = flights.get(key);
        if (flight?.began === time) {
          const found = await flight.outcome;
          if (isNow(found, moment)) return found;
        }
        const outcome = fly(key, moment, time, read);
        flights.set(key, { began: time, outcome });
        return outcome;
      };
      const readNow = async (key: string, moment: number, read: () => Promise<T>): Promise<T> => {
        if (!changes.isLive()) return read();
        const { value, dependencies } = await find(key, moment, read);
        recordPart(dependencies);
        return value;
      };
      return {
        get: (key, now, read) => {
          const moment = now.getTime();
          const known = timedAt(key, moment);
          if (known === undefined) return readNow(key, moment, read);
          recordPart(known.dependencies);
          return known.value;
        },
        peek: (key, now) => timedAt(key, now.getTime())?.value,
      };
    },
  };
}
