import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkDefinitions } from "#jobs/jobs.ts";
import { startApp } from "#test/app.ts";

const t = await startApp();
const run = async () => undefined;

describe("the server refuses to start with", () => {
  it("two jobs at the same cron time", () => {
    const at = (queue: string, cron: string) => ({ queue, cron, run });
    expect(() => checkDefinitions([at("one", "7 3 * * *"), at("two", "8 3 * * *")])).not.toThrow();
    expect(() => checkDefinitions([at("one", "7 3 * * *"), at("two", "7 3 * * *")])).toThrow("7 3 * * *");
  });

  it("two workers of one queue", () => {
    expect(() =>
      checkDefinitions([
        { queue: "one", run },
        { queue: "one", cron: "7 3 * * *", run },
      ]),
    ).toThrow("one");
  });
});

it("has a worker for every queue", async () => {
  const defined = globSync("**/*.ts", { cwd: import.meta.dirname })
    .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .flatMap((source) => [...source.matchAll(/= defineQueue<[^>(]*>*\("([\w-]+)"\)/g)].map(([, name]) => name));
  expect(defined.length).toBeGreaterThanOrEqual(15);
  const worked = (await t.query<{ name: string }>("select name from pgboss.queue")).map(({ name }) => name);
  expect(defined.filter((name) => name === undefined || !worked.includes(name))).toEqual([]);
});
