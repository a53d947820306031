import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#data/database.ts";
import { databaseErrorCode, isPassing } from "#data/database-errors.ts";
import { startApp } from "#test/app/app.ts";
import { bounded, shared } from "./bounds.ts";

const t = await startApp();
const { pool } = t.database;
const address = await t.app.listen({ port: 0, host: "127.0.0.1" });
const [greedy, other] = await t.members("pro", 2);

const busy = async () =>
  (
    await t.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active'
         and (query like '%pg_sleep(60)%' or query like '%from notes%') and pid <> pg_backend_pid()`,
    )
  )[0]?.n;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("the queries of a piece of work", () => {
  it("end when its time is over, and leave the connection to others", async () => {
    const error = await failure(bounded({ time: 100 }, () => pool.query("select pg_sleep(60)")));
    expect([databaseErrorCode(error), isPassing(error)]).toEqual(["57014", true]);
    await expect.poll(busy).toBe(0);
    const answers = await Promise.all(Array.from({ length: 30 }, () => pool.query("select 1 as one")));
    expect(answers.map(({ rows }) => rows[0].one)).toEqual(Array(30).fill(1));
  });

  it("end when its caller has gone, unless others share it", async () => {
    const caller = new AbortController();
    const bounds = { time: 30_000, gone: caller.signal };
    const alone = failure(bounded(bounds, () => pool.query("select pg_sleep(60)")));
    const together = bounded(bounds, () => shared(() => pool.query("select pg_sleep(1), 'done' as state")));
    await expect.poll(busy).toBe(1);
    caller.abort();
    expect(databaseErrorCode(await alone)).toBe("57014");
    expect((await together).rows).toMatchObject([{ state: "done" }]);
    expect(await failure(bounded(bounds, async () => pool.query("select 1")))).toBeInstanceOf(Error);
  });
});

it("are those of their own work, also of what waited for a connection of another", async () => {
  const { pool: one, close } = openDatabase(t.url, t.app.log, 1, pg.Client);
  onTestFinished(close);
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const left = failure(bounded({ time: 30_000, gone: leaving.signal }, () => one.query("select pg_sleep(0.2)")));
  const other = bounded({ time: 30_000, gone: staying.signal }, () =>
    one.query("select pg_sleep(0.5), 'done' as state"),
  );
  await left;
  leaving.abort();
  expect((await other).rows).toMatchObject([{ state: "done" }]);
});

/** Makes everybody who reads notes wait. */
async function lockNotes(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: t.url });
  await client.connect();
  const unlock = () => client.end();
  onTestFinished(unlock);
  await client.query("begin; lock table notes");
  return unlock;
}

const readNotes = (token = "", signal: AbortSignal | null = null) =>
  fetch(`${address}/api/notes/v1/notes/`, { headers: { authorization: `Token ${token}` }, signal });

describe("a member's costly reads", () => {
  it("end at the database when the browser gives them up", async () => {
    await lockNotes();
    const browser = new AbortController();
    const reading = failure(readNotes(greedy?.token, browser.signal));
    await expect.poll(busy).toBe(1);
    browser.abort();
    await reading;
    await expect.poll(busy).toBe(0);
  });

  it("are a few at a time, so that others are served", async () => {
    const unlock = await lockNotes();
    const answers: (readonly [number, string | null])[] = [];
    const read = async () => {
      const { status, headers } = await readNotes(greedy?.token);
      answers.push([status, headers.get("Retry-After")]);
    };
    const reads = Array.from({ length: 12 }, read);
    await expect.poll(() => answers).toEqual(Array(8).fill([429, "1"]));
    const served = await t.request("GET /api/requests/v1/requests/", { token: other?.token });
    expect(served.status).toBe(200);
    await unlock();
    await Promise.all(reads);
    expect(answers.slice(8)).toEqual(Array(4).fill([200, null]));
  });
});
