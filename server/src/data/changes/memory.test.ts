import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Change, Changes } from "./changes.ts";
import { createMemory, type Read } from "./memory.ts";

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
function counting(given: Partial<Read<number>> = {}) {
  let reads = 0;
  return vi.fn(async (): Promise<Read<number>> => ({ bytes: 8, topics: ["video"], ...given, value: ++reads }));
}

/** A read that stays pending until it is ended. */
function held(topics: readonly string[], value = "old") {
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = async (): Promise<Read<string>> => {
    await promise;
    return { value, bytes: 8, topics };
  };
  return { read, end: resolve };
}

describe("cached reads", () => {
  it("are invalidated by a change of their topic or row, and by nothing else", async () => {
    const recall = createMemory(changes).shelf<number>("kind");
    const read = counting({ topics: ["video", "like 7"] });
    const ask = () => recall("key", noon, read);
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
    const recall = createMemory(changes).shelf<number>("kind");
    const read = counting({ until: at(10) });
    expect(await recall("key", noon, read)).toBe(1);
    expect(await recall("key", at(9.999), read)).toBe(1);
    expect(await recall("key", at(10), read)).toBe(2);
    expect(await recall("key", at(-1), read)).toBe(3);
  });

  it("are only cached with topics, and not shared between kinds", async () => {
    const memory = createMemory(changes);
    const [one, other] = [memory.shelf<number>("one"), memory.shelf<number>("other")];
    const fleeting = async () => ({ value: 1, bytes: 8 });
    const read = vi.fn(fleeting);
    await one("key", noon, read);
    await one("key", noon, read);
    expect(read).toHaveBeenCalledTimes(2);
    await one("key", noon, counting());
    const others = counting();
    await other("key", noon, others);
    expect(others).toHaveBeenCalledOnce();
  });

  it("stay within the size limit: the least recently used one is evicted", async () => {
    const memory = createMemory(changes, 10_000);
    const recall = memory.shelf<number>("kind");
    for (let n = 0; n < 100; n++) {
      await recall(`key ${n}`, noon, counting({ bytes: 1000, topics: [`like ${n}`] }));
      await recall("key 0", noon, counting({ bytes: 1000 }));
      expect(memory.size()).toBeLessThanOrEqual(10_000);
    }
    const again = counting();
    await recall("key 0", noon, again);
    await recall("key 99", noon, again);
    expect(again).not.toHaveBeenCalled();
    await recall("key 1", noon, again);
    expect(again).toHaveBeenCalledOnce();
    const large = counting({ bytes: 20_000 });
    await recall("large", noon, large);
    await recall("large", noon, large);
    expect(large).toHaveBeenCalledTimes(2);
  });
});

describe("a pending read", () => {
  it("is shared by concurrent callers", async () => {
    const recall = createMemory(changes).shelf<number>("kind");
    const read = counting();
    expect(await Promise.all([1, 2, 3].map(() => recall("key", noon, read)))).toEqual([1, 1, 1]);
  });

  it("is neither cached nor shared after a change that it may have missed", async () => {
    const recall = createMemory(changes).shelf<string>("kind");
    const early = held(["like 7"]);
    const value = recall("key", noon, early.read);
    change("like", ["7"]);
    const late = held(["like 7"], "new");
    const next = recall("key", noon, late.read);
    late.end();
    expect(await next).toBe("new");
    early.end();
    expect(await value).toBe("old");
    expect(await recall("key", noon, early.read)).toBe("new");
  });

  it("is not cached after a change without ids, nor after more changes than are tracked", async () => {
    for (const miss of [
      () => change("like"),
      () => {
        for (let n = 0; n < 20_000; n++) change("other", [String(n)]);
        change("like", ["7"]);
      },
    ]) {
      const recall = createMemory(changes).shelf<string>("kind");
      const { read, end } = held(["like 7"]);
      const value = recall("key", noon, read);
      miss();
      end();
      await value;
      const again = vi.fn(read);
      await recall("key", noon, again);
      expect(again).toHaveBeenCalledOnce();
    }
  });

  it("is retried by the next caller if it failed", async () => {
    const recall = createMemory(changes).shelf<number>("kind");
    await expect(recall("key", noon, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
    expect(await recall("key", noon, counting())).toBe(1);
  });
});

describe("while no notifications arrive", () => {
  it("nothing is cached, and earlier values are dropped", async () => {
    const memory = createMemory(changes);
    const recall = memory.shelf<number>("kind");
    const read = counting();
    await recall("key", noon, read);
    lose();
    expect(memory.size()).toBe(0);
    expect([await recall("key", noon, read), await recall("key", noon, read)]).toEqual([2, 3]);
    live = true;
    expect([await recall("key", noon, read), await recall("key", noon, read)]).toEqual([4, 4]);
  });

  it("a read that began earlier is not cached, even if notifications arrive again when it ends", async () => {
    const recall = createMemory(changes).shelf<string>("kind");
    const { read, end } = held(["video"]);
    const value = recall("key", noon, read);
    lose();
    live = true;
    end();
    await value;
    const again = vi.fn(read);
    await recall("key", noon, again);
    expect(again).toHaveBeenCalledOnce();
  });
});
