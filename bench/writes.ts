/**
 * Measures writes, each beside its limit in the same run: what PostgreSQL, the password hash or the bare answer of a
 * health check allows on this machine. Run: npm run writes -w bench
 */
import { RegisteredUser } from "@mindreel/contract/accounts/registration";
import autocannon from "autocannon";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { Value } from "typebox/value";
import { startEmbedded } from "../server/src/data/engine/engine.ts";
import { hashPassword, verifyPassword } from "../server/src/features/accounts/passwords/password.ts";
import { type Filled, withFilled } from "./support/filled.ts";
import { machine, revision } from "./support/machine.ts";
import { signIn } from "./support/server.ts";

const seconds = Number(process.env["SECONDS"] ?? 10);
const connections = 50;
const videos = 1000;
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const password = "a quiet lake at dawn";

const report = (name: string, perSecond: number, limit: string, atMost: number) =>
  console.log(
    `| ${name} | ${Math.round(perSecond)} | ${limit} | ${Math.round(atMost)} | ${(perSecond / atMost).toFixed(2)} |`,
  );

/** Work that many do at the same time. @returns how often a second */
async function together(count: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < start + seconds * 1000) await work(done++);
    }),
  );
  return (done / (performance.now() - start)) * 1000;
}

/** The requests that the server answers a second, all of which must succeed. */
async function answers(options: Omit<autocannon.Options, "connections" | "duration">): Promise<number> {
  await autocannon({ ...options, connections, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ ...options, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx + errors} requests failed`);
  return requests.average;
}

async function addVideos(pool: pg.Pool): Promise<void> {
  const add = async (from: number, count: number, trigger: "enable" | "disable") => {
    await pool.query(`alter table videos ${trigger} trigger videos_added`);
    const start = performance.now();
    await pool.query(
      `insert into videos (title, description, source, source_kind, oid)
       select 'Number ' || n, 'A film about tides', 'https://example.com/' || n || '.mp4', 'file', n::text
       from generate_series($1::int, $2::int) n`,
      [from, from + count - 1],
    );
    return (count / (performance.now() - start)) * 1000;
  };
  const rows = 50_000;
  // Uncounted ones go again, since they would put the counts wrong.
  const bare = await add(1, rows, "disable");
  await pool.query("delete from videos");
  report("videos added in one transaction", await add(1, rows, "enable"), "without counts", bare);
}

async function likes({ url }: Filled, pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(`select id from videos order by id limit ${videos}`);
  await pool.query(
    "create table if not exists bare_likes (user_id int, video_id int, primary key (user_id, video_id))",
  );
  const members = await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      const account = { username: `fan${n}`, email: `fan${n}@example.com`, password, password2: password };
      const answer = await fetch(`${url}/api/accounts/v1/register/`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(account),
      });
      Value.Parse(RegisteredUser, await answer.json());
      return signIn(url, account);
    }),
  );
  await pool.query("update users set pro_expiry_date = now() + interval '1 day'");
  await pool.query("update videos set like_count = 0 where id = any ($1)", [rows.map(({ id }) => id)]);
  const bare = await together(connections, (n) =>
    pool.query({
      name: "bare-like",
      text: "insert into bare_likes values ($1, $2) on conflict do nothing",
      values: [n % connections, n],
    }),
  );
  let n = 0;
  const change = await answers({
    url,
    setupClient: (client) => {
      const member = members[n++ % members.length];
      if (member === undefined) throw new Error("no member");
      let at = 0;
      client.setRequests([
        {
          method: "PATCH",
          setupRequest: (request) => {
            const video = rows[Math.floor(at / 2) % rows.length]?.id;
            const like = at++ % 2 === 0 ? "add" : "remove";
            return {
              ...request,
              path: `/api/category/v1/like/videos/${video}/`,
              headers: { Authorization: `Token ${member.token}`, "Content-Type": "application/json" },
              body: JSON.stringify({ [like]: [member.id] }),
            };
          },
        },
      ]);
    },
  });
  report("like by PATCH", change, "one bare INSERT each, 40 connections", bare);
  const { rows: lost } = await pool.query(
    "select 1 from videos v where coalesce(like_count, 0) <> (select count(*) from likes l where l.video_id = v.id)",
  );
  if (lost.length > 0) throw new Error(`${lost.length} videos count their likes wrong`);
}

async function signUps({ url }: Filled): Promise<void> {
  const bare = await answers({ url: `${url}/healthz` });
  let n = 0;
  const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Kenya" };
  const signed = await answers({
    url,
    setupClient: (client) =>
      client.setRequests([
        {
          method: "POST",
          path: "/api/subscriber/v1/subscriberlist/",
          headers: { "Content-Type": "application/json" },
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({ ...person, secondary_email: `reader${n++}@example.com` }),
          }),
        },
      ]),
  });
  report("news sign-up", signed, "/healthz", bare);
}

/** How fast the mails of the sign-ups leave. */
async function mails(pool: pg.Pool, arrived: () => number): Promise<void> {
  const left = async () => {
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from pgboss.job where name = 'mail-offer' and state < 'completed'",
    );
    return rows[0]?.n ?? 0;
  };
  const [before, start] = [arrived(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const rate = ((arrived() - before) / (performance.now() - start)) * 1000;
  console.log(`mails handed over: ${Math.round(rate)} a second, ${await left()} left`);
}

/** Few at a time, since those that a warm-up left behind would be hashed into the measurement. */
async function logins({ url }: Filled): Promise<void> {
  const hash = await hashPassword(password);
  const bare = await together(8, () => verifyPassword(hash, password));
  const signedIn = await together(8, (n) => signIn(url, { email: `fan${n % connections}@example.com`, password }));
  report("login", signedIn, "the password's hash alone", bare);
}

let received = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    stream.resume().on("end", () => {
      received++;
      done();
    });
  },
});
await new Promise<void>((resolve) => void smtp.listen(0, "127.0.0.1", resolve));
const address = smtp.server.address();
process.env["SMTP_URL"] = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

await withFilled(null, async (filled) => {
  console.log(`${machine()}, revision ${revision()}`);
  console.log("| write | a second | limit | a second | ratio |\n| --- | --- | --- | --- | --- |");
  const engine = await startEmbedded({ dataDir: filled.dataDir, log: quiet, owner: false });
  const pool = new pg.Pool({ connectionString: engine.url, max: 40 });
  const wanted = (process.env["ROWS"] ?? "videos,likes,signups,mails,logins").split(",");
  if (wanted.includes("videos")) await addVideos(pool);
  if (wanted.includes("likes")) await likes(filled, pool);
  if (wanted.includes("logins")) await logins(filled);
  if (wanted.includes("signups")) await signUps(filled);
  if (wanted.includes("mails")) await mails(pool, () => received);
  await pool.end();
  await engine.stop();
});
smtp.close(() => undefined);
