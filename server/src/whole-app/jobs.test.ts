import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkDefinitions, defineQueue } from "#jobs/jobs.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { createLog } from "#serve.ts";
import { startApp } from "#test/app/app.ts";

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
  const sources = path.resolve(import.meta.dirname, "..");
  const defined = globSync("**/*.ts", { cwd: sources, exclude: ["**/*.test.ts", "**/planted/**"] })
    .map((file) => readFileSync(path.join(sources, file), "utf8"))
    .flatMap((source) => [...source.matchAll(/= defineQueue<[^>(]*>*\("([\w-]+)"\)/g)].map(([, name]) => name));
  expect(defined.length).toBeGreaterThanOrEqual(15);
  const worked = (await t.query<{ name: string }>("select name from pgboss.queue")).map(({ name }) => name);
  expect(defined.filter((name) => name === undefined || !worked.includes(name))).toEqual([]);
});

it("keeps jobs from a command that starts no workers and is the first to use the database", async () => {
  const jobs = await startJobs(t.url, createLog("info", { write: () => undefined }), { byClock: false });
  await jobs.add(defineQueue<object>("of-a-command"), { n: 1 }, t.database.db);
  await jobs.addMany(defineQueue<object>("of-another"), [{ n: 2 }, { n: 3 }], t.database.db);
  await jobs.stop();
  const kept = await t.query("select data from pgboss.job where name in ('of-a-command', 'of-another') order by data");
  expect(kept).toEqual([{ data: { n: 1 } }, { data: { n: 2 } }, { data: { n: 3 } }]);
});
