import { expect, it } from "vitest";
import { rowOf, updated } from "./table.ts";

const conditions = { load: "1.0", machine: "2 × CPU", revision: "abc" };
const row = (drill: string, promise: string, figure: string) => rowOf({ drill, promise, figure, ...conditions });
const ran = { drill: "failover", rows: [row("failover", "loses no write", "new")], skipped: [] };

it("replaces the rows of the drills that ran, in the order of their names", () => {
  const before = [row("server-killed", "loses nothing", "old"), row("failover", "loses no write", "old")];
  expect(updated(before, [ran])).toEqual([ran.rows[0], before[0]]);
});

it("drops the row of a drill that failed", () => {
  expect(updated([row("failover", "loses no write", "old")], [{ ...ran, rows: [] }])).toEqual([]);
});

it("keeps the row of a drill that was skipped, unless its promise has other words now", () => {
  const before = [row("failover", "loses no write", "old"), row("failover", "lost no write", "older")];
  expect(updated(before, [{ drill: "failover", rows: [], skipped: ["loses no write"] }])).toEqual([before[0]]);
});
