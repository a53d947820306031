import { expect, it } from "vitest";
import { memoize } from "./memoize.ts";

it("does work once for all callers with a key, and again after a failure", async () => {
  const tried: string[] = [];
  let works = false;
  const ask = memoize(async (key: string) => {
    tried.push(key);
    if (!works) throw new Error("not now");
    return key.toUpperCase();
  });
  const waiting = [ask("a"), ask("a")];
  for (const each of waiting) await expect(each).rejects.toThrow("not now");
  works = true;
  expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["A", "A", "B"]);
  expect(tried).toEqual(["a", "a", "b"]);
});
