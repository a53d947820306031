/**
 * Writes, each next to its limit in the same run: what PostgreSQL, the password hash or the bare response of a health
 * check allows on this machine.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { RegisteredUser } from "@mindreel/contract/accounts/registration";
import pg from "pg";
import { Value } from "typebox/value";
import { hashPassword, verifyPassword } from "../../server/src/members/password.ts";
import { cannon, type Volley } from "../support/cannon.ts";
import { openDatabase } from "../support/database.ts";
import type { Filled } from "../support/filled.ts";
import { posts } from "../support/load.ts";
import { median } from "../support/measure.ts";
import { type AddRow, atLeast, ofLimit } from "../support/rows.ts";
import { signIn } from "../support/server.ts";

const connections = 50;
const videos = 1000;
const password = "a quiet lake at dawn";

/** Runs work concurrently. @returns the rate per second */
async function together(seconds: number, count: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < start + seconds * 1000) await work(done++);
    }),
  );
  return (done / (performance.now() - start)) * 1000;
}

/** The server's requests per second, once it is warm. */
async function rateOf(seconds: number, volley: Omit<Volley, "seconds">): Promise<number> {
  await cannon({ ...volley, seconds: 2 });
  return (await cannon({ ...volley, seconds })).perSecond;
}

const json = { "Content-Type": "application/json" };

async function addVideos(pool: pg.Pool, addRow: AddRow): Promise<void> {
  const rows = 50_000;
  let from = 1;
  const add = async (trigger: "enable" | "disable", count = rows) => {
    await pool.query(`alter table videos ${trigger} trigger videos_added`);
    const start = performance.now();
    await pool.query(
      `insert into videos (title, description, source, source_kind, oid)
       select 'Number ' || n, 'A film about tides', 'https://example.com/' || n || '.mp4', 'file', n::text
       from generate_series($1::int, $2::int) n`,
      [from, from + count - 1],
    );
    from += count;
    return (count / (performance.now() - start)) * 1000;
  };
  const bare = await add("disable");
  // Deletes the uncounted rows with the trigger disabled: it would put the counts wrong.
  await pool.query("alter table videos disable trigger videos_removed");
  await pool.query("delete from videos");
  await pool.query("alter table videos enable trigger videos_removed");
  const some = await add("enable", rows / 10);
  const many = await add("enable");
  const { rows: counted } = await pool.query<{ exact: boolean }>(
    "select video_count = (select count(*) from videos) as exact from library",
  );
  if (counted[0]?.exact !== true) throw new Error("the library counts its videos wrong");
  addRow(atLeast("videos added in one statement", many, 15_000, bare, "without counts"));
  addRow(ofLimit("videos added, 50,000 rows vs. 5,000", many, some, "with 5,000", 0.8));
}

async function likes({ url }: Filled, pool: pg.Pool, seconds: number, addRow: AddRow): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(`select id from videos order by id limit ${videos}`);
  await pool.query(
    "create table if not exists bare_likes (user_id int, video_id int, primary key (user_id, video_id))",
  );
  const members = await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      const account = { username: `fan${n}`, email: `fan${n}@example.com`, password, password2: password };
      const response = await fetch(`${url}/api/accounts/v1/register/`, {
        method: "POST",
        headers: json,
        body: JSON.stringify(account),
      });
      Value.Parse(RegisteredUser, await response.json());
      return signIn(url, account);
    }),
  );
  await pool.query("update users set pro_expiry_date = now() + interval '1 day'");
  await pool.query("update videos set like_count = 0 where id = any ($1)", [rows.map(({ id }) => id)]);
  const bare = await together(seconds, connections, (n) =>
    pool.query({
      name: "bare-like",
      text: "insert into bare_likes values ($1, $2) on conflict do nothing",
      values: [n % connections, n],
    }),
  );
  const sent = new Map<number, number>();
  const change = await rateOf(seconds, {
    url,
    connections,
    next: (client) => {
      const member = members[client];
      if (member === undefined) throw new Error("no member");
      const at = sent.get(client) ?? 0;
      sent.set(client, at + 1);
      return {
        method: "PATCH",
        path: `/api/category/v1/like/videos/${rows[Math.floor(at / 2) % rows.length]?.id}/`,
        headers: { ...json, Authorization: `Token ${member.token}` },
        body: JSON.stringify({ [at % 2 === 0 ? "add" : "remove"]: [member.id] }),
      };
    },
  });
  const { rows: lost } = await pool.query(
    "select 1 from videos v where coalesce(like_count, 0) <> (select count(*) from likes l where l.video_id = v.id)",
  );
  if (lost.length > 0) throw new Error(`${lost.length} videos count their likes wrong`);
  addRow(atLeast("likes by PATCH, 50 at once, none lost", change, 2_500, bare, "bare INSERTs"));
}

async function signUps({ url }: Filled, seconds: number, addRow: AddRow): Promise<void> {
  const bare = await rateOf(seconds, { url: `${url}/healthz` });
  let n = 0;
  const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Kenya" };
  const signed = await rateOf(seconds, {
    url: `${url}/api/subscriber/v1/subscriberlist/`,
    next: () => ({
      method: "POST",
      headers: json,
      body: JSON.stringify({ ...person, secondary_email: `reader${n++}@example.com` }),
    }),
  });
  addRow(atLeast("news sign-up, mail job in the same transaction", signed, 1_500, bare, "/healthz"));
}

/** The rate at which the sign-ups' mails are sent, while the server is otherwise idle. */
async function mails(arrived: () => number, seconds: number, addRow: AddRow): Promise<void> {
  const [before, start] = [arrived(), performance.now()];
  await sleep(seconds * 1000);
  addRow(
    atLeast("mails sent to a local mail server", ((arrived() - before) / (performance.now() - start)) * 1000, 200),
  );
}

/** Low concurrency: sign-ins left over from a round would still be hashed during the next. */
async function signIns({ url }: Filled, seconds: number, addRow: AddRow): Promise<void> {
  const hash = await hashPassword(password);
  const [ours, limits]: [number[], number[]] = [[], []];
  const bodies = Array.from({ length: connections }, (_, fan) =>
    JSON.stringify({ email: `fan${fan}@example.com`, password }),
  );
  const signIn = (duration: number) => posts(`${url}/api/accounts/v1/login/`, bodies, duration, 8);
  // V8 optimises what has run often: the first few hundred sign-ins take half as long again on the main thread.
  await signIn(seconds * 5);
  for (let round = 0; round < 5; round++) {
    limits.push(await together(seconds / 2, 8, () => verifyPassword(hash, password)));
    await signIn(2);
    ours.push((await signIn(Math.ceil(seconds / 2))).perSecond);
  }
  addRow(ofLimit("sign-in", median(ours), median(limits), "password hashes alone", 0.9));
}

/** @param arrived how many mails have arrived so far */
export async function writes(filled: Filled, seconds: number, arrived: () => number, addRow: AddRow): Promise<void> {
  const engine = await openDatabase(filled.dataDir);
  const pool = new pg.Pool({ connectionString: engine.url, max: 40 });
  try {
    await addVideos(pool, addRow);
    await likes(filled, pool, seconds, addRow);
    await signIns(filled, seconds, addRow);
    await signUps(filled, seconds, addRow);
    await mails(arrived, seconds, addRow);
  } finally {
    await pool.end();
    await engine.stop();
  }
}
