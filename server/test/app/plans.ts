import { AsyncLocalStorage } from "node:async_hooks";
import type { Call } from "@mindreel/contract/api";
import { expect, vi } from "vitest";
import type { TestApp } from "./app.ts";
import { first } from "./members.ts";

export interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The parts of a plan that were executed. */
const nodes = (plan: Plan): Plan[] => (plan["Actual Loops"] === 0 ? [] : [plan, ...(plan.Plans ?? []).flatMap(nodes)]);

/** The rows of a table that were read, including those filtered out. */
export const rowsRead = (plan: readonly Plan[], table: string) =>
  plan
    .filter((node) => node["Relation Name"] === table)
    .reduce(
      (sum, node) => sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
      0,
    );

/** Measures the database cost of calls to an app, which must run without a cache. */
export function plansOf(t: TestApp) {
  /** The statements that a request sends to PostgreSQL, without those of concurrent jobs. */
  async function statements(work: () => Promise<unknown>): Promise<Statement[]> {
    const { pool } = t.database;
    const [query, connect] = [pool.query.bind(pool), pool.connect.bind(pool)];
    const seen: Statement[] = [];
    let connections = 0;
    const ours = new AsyncLocalStorage<true>();
    const spies = [
      vi.spyOn(pool, "query").mockImplementation((...given: unknown[]) => {
        if (ours.getStore()) seen.push(given[0] as Statement);
        return Reflect.apply(query, pool, given);
      }),
      vi.spyOn(pool, "connect").mockImplementation((...given: unknown[]) => {
        if (ours.getStore()) connections++;
        return Reflect.apply(connect, pool, given);
      }),
    ];
    await ours.run(true, work);
    for (const spy of spies) spy.mockRestore();
    // Only pool.query is counted; any other use of a connection would be an uncounted transaction.
    expect(connections).toBeLessThanOrEqual(seen.length);
    return seen;
  }

  /** PostgreSQL's plan for a request's list query, with the rows that it read. */
  async function planOf(
    query: Record<string, string>,
    asked: Call,
    { token, from }: { token: string; from: string },
  ): Promise<Plan[]> {
    const seen = await statements(() => t.ok(asked, { token, query }));
    const list = seen.find(({ text }) => text.includes(from));
    if (list === undefined) throw new Error("no list was asked for");
    const rows = await t.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${list.text}`,
      list.values,
    );
    return nodes(first(first(rows)["QUERY PLAN"]).Plan);
  }

  return { statements, planOf };
}
