/**
 * A thousand members who play at once and report their positions: each every ten seconds, as players do, then every
 * second.
 */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { hashToken, newToken } from "../../server/src/security/authentication.ts";
import { categories, members as fillMembers, videos } from "../fill/library.ts";
import { openDatabase } from "../support/database.ts";
import type { Filled } from "../support/filled.ts";
import { measure, median, quantile } from "../support/measure.ts";
import { type AddRow, atMost, inMs } from "../support/rows.ts";

const count = 1000;
const length = 7200; // s
const list = "/api/category/v1/video/";

interface Member {
  readonly id: number;
  readonly token: string;
  readonly video: number;
  /** The last position acknowledged by the server, in seconds. */
  acknowledged: number;
  seq: number;
}

async function signInAll(pool: pg.Pool): Promise<Member[]> {
  const { rows } = await pool.query<{ id: number; video: number }>(
    `select u.id, v.id as video from
      (select id, row_number() over (order by id) as n from users where username like 'member %') u
      join (select id, row_number() over (order by id) as n from videos) v using (n) order by n limit ${count}`,
  );
  const all = rows.map(({ id, video }) => ({ id, video, token: newToken(), acknowledged: 0, seq: 0 }));
  await pool.query(
    `insert into sessions (user_id, token_hash, created_at, last_used_at)
     select *, now(), now() from unnest($1::int[], $2::text[])`,
    [all.map(({ id }) => id), all.map(({ token }) => hashToken(token))],
  );
  await pool.query("update users set pro_expiry_date = now() + interval '1 day' where username like 'member %'");
  await pool.query(`update videos set duration = ${length}`);
  await pool.query("select pg_notify('mindreel_changes', 'video *')");
  return all;
}

/** One report over the member's own connection. @returns its duration in milliseconds; null if it was refused */
function report(agent: Agent, url: string, { video, token }: Member, seq: number): Promise<number | null> {
  const body = JSON.stringify({ position: seq, duration: length, session: "bench", seq });
  const headers = {
    ...{ Authorization: `Token ${token}`, "Content-Type": "application/json" },
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const path = `${url}/api/playback/v1/videos/${video}/position/`;
    request(path, { method: "PUT", agent, headers }, (response) => {
      response.resume().once("end", () => {
        resolve(response.statusCode === 200 ? performance.now() - begun : null);
      });
    })
      .once("error", reject)
      .end(body);
  });
}

/**
 * Has everyone report until the time is over. @returns the sorted durations of the reports, and how many were refused
 */
async function playAll(url: string, all: readonly Member[], every: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const taken: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    all.map(async (member, n) => {
      await sleep((n * every) / all.length);
      for (let next = performance.now(); next < end; next += every) {
        await sleep(Math.max(0, next - performance.now()));
        const time = await report(agent, url, member, ++member.seq);
        if (time === null) refused++;
        else {
          taken.push(time);
          member.acknowledged = member.seq;
        }
      }
    }),
  );
  agent.destroy();
  return { taken: taken.sort((a, b) => a - b), refused };
}

export async function positions(filled: Filled, seconds: number, addRow: AddRow): Promise<void> {
  const { url, dataDir, sql, get, cpuTime } = filled;
  await sql(categories, ...fillMembers(1, count), ...videos(1, count));
  const engine = await openDatabase(dataDir);
  const pool = new pg.Pool({ connectionString: engine.url, max: 2 });
  try {
    const all = await signInAll(pool);
    const writes = async () => {
      // A connection sends its last statistics once it has been idle for ten seconds.
      await sleep(11_000);
      const { rows } = await pool.query<{ rows: string; wal: string }>(
        `select pg_current_wal_lsn() - '0/0'::pg_lsn as wal,
          (select n_tup_ins + n_tup_upd + n_tup_del from pg_stat_user_tables where relname = 'plays') as rows`,
      );
      return { rows: Number(rows[0]?.rows), wal: Number(rows[0]?.wal) };
    };
    await playAll(url, all, 1000, 3);
    const page = () => get(url + list);
    await page();
    const before = median(await measure(page, 200));
    const written = await writes();
    const usedBefore = cpuTime();
    const slow = await playAll(url, all, 10_000, 2 * seconds);
    const playing = playAll(url, all, 1000, seconds);
    await sleep(1000);
    const meanwhile = median(await measure(page, 200));
    const fast = await playing;
    const used = cpuTime() - usedBefore;
    const after = await writes();
    const { rows } = await pool.query<{ user_id: number; position: number }>(
      "select user_id, position from plays where session = 'bench'",
    );
    const kept = new Map(rows.map(({ user_id, position }) => [user_id, position]));
    const lost = all.filter(({ id, acknowledged }) => kept.get(id) !== acknowledged).length;
    const reports = slow.taken.length + fast.taken.length;
    const name = "position report, each of 1,000 members";
    addRow(atMost(`${name} every ten seconds, p95`, quantile(slow.taken, 0.95), "ms", 50));
    addRow(atMost(`${name} every second, p95`, quantile(fast.taken, 0.95), "ms", 50));
    addRow(atMost("refused position reports", slow.refused + fast.refused, "reports", 0));
    addRow(atMost("members whose last acknowledged position was lost", lost, "members", 0));
    addRow(atMost("server CPU time per report", used / reports, "ms", 1));
    addRow(atMost("rows written per report", (after.rows - written.rows) / reports, "rows", 1));
    addRow(atMost("WAL per report", (after.wal - written.wal) / reports / 1000, "KB", 1));
    addRow({
      name: "page 1 while members report, median",
      measured: inMs(meanwhile),
      limit: `${inMs(before)} before`,
      ratio: meanwhile / before,
      goal: "≤ 1.5 × limit",
      met: meanwhile <= 1.5 * before,
    });
  } finally {
    await pool.end();
    await engine.stop();
  }
}
