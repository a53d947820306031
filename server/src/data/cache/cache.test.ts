import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCache } from "./cache.ts";
import type { Change, Changes } from "./changes.ts";
import { recordDependency, trackDependencies } from "./dependencies.ts";

let live = true;
const followers: Parameters<Changes["follow"]>[0][] = [];
const changes: Changes = {
  isLive: () => live,
  follow: (follower) => void followers.push(follower),
  start: () => undefined,
  close: async () => undefined,
};
const change = (topic: string, ids: Change["ids"] = null) => {
  for (const { changed } of followers) changed({ topic, ids });
};
const lose = () => {
  live = false;
  for (const { lost } of followers) lost();
};
const noon = new Date(Date.UTC(2026, 0, 1, 12));
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

beforeEach(() => {
  live = true;
  followers.length = 0;
});

/** Returns a read whose results are 1, 2, 3 ... */
function counting(topics: readonly string[] = ["video"], until: Date | null = null) {
  let reads = 0;
  return vi.fn(async () => {
    recordDependency(topics, until);
    return ++reads;
  });
}

/** A read that stays pending until it is ended. */
function held(topics: readonly string[], value = "old") {
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = async () => {
    await promise;
    recordDependency(topics);
    return value;
  };
  return { read, end: resolve };
}

const eight = () => 8;

describe("cached reads", () => {
  it("are invalidated by a change of their topic or row, and by nothing else", async () => {
    const { get } = createCache(changes).namespace<number>("kind", eight);
    const read = counting(["video", "like 7"]);
    const ask = () => get("key", noon, read);
    expect([await ask(), await ask()]).toEqual([1, 1]);
    change("like", ["8"]);
    change("category");
    expect(await ask()).toBe(1);
    change("like", ["6", "7"]);
    expect(await ask()).toBe(2);
    change("like");
    expect(await ask()).toBe(3);
    change("video", ["1"]);
    expect(await ask()).toBe(4);
  });

  it("are valid from the moment of the read until they expire", async () => {
    const { get } = createCache(changes).namespace<number>("kind", eight);
    const read = counting(["video"], at(10));
    expect(await get("key", noon, read)).toBe(1);
    expect(await get("key", at(9.999), read)).toBe(1);
    expect(await get("key", at(10), read)).toBe(2);
    expect(await get("key", at(-1), read)).toBe(3);
  });

  it("are only cached with dependencies, and not shared between namespaces", async () => {
    const cache = createCache(changes);
    const [one, other] = [cache.namespace<number>("one", eight), cache.namespace<number>("other", eight)];
    const read = vi.fn(async () => 1);
    await one.get("key", noon, read);
    await one.get("key", noon, read);
    expect(read).toHaveBeenCalledTimes(2);
    await one.get("key", noon, counting());
    const others = counting();
    await other.get("key", noon, others);
    expect(others).toHaveBeenCalledOnce();
  });

  it("depend on what the cached values in them depend on", async () => {
    const cache = createCache(changes);
    const [inner, outer] = [cache.namespace<number>("inner", eight), cache.namespace<number>("outer", eight)];
    const part = counting(["like 7"], at(10));
    const whole = vi.fn(async () => {
      recordDependency(["video"]);
      return inner.get("key", noon, part);
    });
    const ask = (now = noon) => outer.get("key", now, whole);
    expect([await ask(), await ask()]).toEqual([1, 1]);
    change("like", ["7"]);
    expect([await ask(), await ask(at(9))]).toEqual([2, 2]);
    await ask(at(10));
    expect(whole).toHaveBeenCalledTimes(3);
    const { dependencies } = await trackDependencies(async () => ask());
    expect(dependencies).toEqual(
      expect.objectContaining({ topics: new Set(["video", "like 7"]), until: at(10).getTime() }),
    );
    const unknown = await trackDependencies(async () => inner.get("other", noon, async () => 1));
    expect(unknown.dependencies).toBeUndefined();
  });

  it("stay within the size limit: the least recently used one is evicted", async () => {
    const cache = createCache(changes, 10_000);
    const { get } = cache.namespace<number>("kind", (value) => (value === 0 ? 20_000 : 1000));
    for (let n = 0; n < 100; n++) {
      await get(`key ${n}`, noon, counting([`like ${n}`]));
      await get("key 0", noon, counting());
      expect(cache.size()).toBeLessThanOrEqual(10_000);
    }
    const again = counting();
    await get("key 0", noon, again);
    await get("key 99", noon, again);
    expect(again).not.toHaveBeenCalled();
    await get("key 1", noon, again);
    expect(again).toHaveBeenCalledOnce();
    const large = vi.fn(async () => {
      recordDependency(["video"]);
      return 0;
    });
    await get("large", noon, large);
    await get("large", noon, large);
    expect(large).toHaveBeenCalledTimes(2);
  });
});

describe("a pending read", () => {
  it("is shared by concurrent callers", async () => {
    const { get } = createCache(changes).namespace<number>("kind", eight);
    const read = counting();
    expect(await Promise.all([1, 2, 3].map(() => get("key", noon, read)))).toEqual([1, 1, 1]);
  });

  it("is neither cached nor shared after a change that it may have missed", async () => {
    const { get } = createCache(changes).namespace<string>("kind", eight);
    const early = held(["like 7"]);
    const value = get("key", noon, early.read);
    change("like", ["7"]);
    const late = held(["like 7"], "new");
    const next = get("key", noon, late.read);
    late.end();
    expect(await next).toBe("new");
    early.end();
    expect(await value).toBe("old");
    expect(await get("key", noon, early.read)).toBe("new");
  });

  it("is not cached after a change without ids, nor after more changes than are tracked", async () => {
    for (const miss of [
      () => change("like"),
      () => {
        for (let n = 0; n < 20_000; n++) change("other", [String(n)]);
        change("like", ["7"]);
      },
    ]) {
      const { get } = createCache(changes).namespace<string>("kind", eight);
      const { read, end } = held(["like 7"]);
      const value = get("key", noon, read);
      miss();
      end();
      await value;
      const again = vi.fn(read);
      await get("key", noon, again);
      expect(again).toHaveBeenCalledOnce();
    }
  });

  it("is retried by the next caller if it failed", async () => {
    const { get } = createCache(changes).namespace<number>("kind", eight);
    await expect(get("key", noon, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
    expect(await get("key", noon, counting())).toBe(1);
  });
});

describe("while no notifications arrive", () => {
  it("nothing is cached, and earlier values are dropped", async () => {
    const cache = createCache(changes);
    const { get } = cache.namespace<number>("kind", eight);
    const read = counting();
    await get("key", noon, read);
    lose();
    expect(cache.size()).toBe(0);
    expect([await get("key", noon, read), await get("key", noon, read)]).toEqual([2, 3]);
    live = true;
    expect([await get("key", noon, read), await get("key", noon, read)]).toEqual([4, 4]);
  });

  it("a read that began earlier is not cached, even if notifications arrive again when it ends", async () => {
    const { get } = createCache(changes).namespace<string>("kind", eight);
    const { read, end } = held(["video"]);
    const value = get("key", noon, read);
    lose();
    live = true;
    end();
    await value;
    const again = vi.fn(read);
    await get("key", noon, again);
    expect(again).toHaveBeenCalledOnce();
  });
});
