/**
 * What a superuser's calls cost with a million members (see many-members.sql), on an embedded database in a temporary
 * folder. Run: npm run admin -w bench
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SessionUser } from "@mindreel/contract/accounts";
import pg from "pg";
import { Value } from "typebox/value";
import { startEmbedded } from "../server/src/platform/engine/engine.ts";
import { machine, revision } from "./machine.ts";
import { measure, quantile } from "./measure.ts";
import { startServer } from "./server.ts";

const root = path.resolve(import.meta.dirname, "..");
const dataDir = mkdtempSync(path.join(tmpdir(), "mindreel-admin-"));
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const credentials = { email: "bench@example.com", password: "one page at a time" };

async function fill(): Promise<void> {
  const engine = await startEmbedded({ dataDir, log: quiet, owner: false });
  const client = new pg.Client({ connectionString: engine.url });
  await client.connect();
  await client.query(readFileSync(path.join(root, "bench/many-members.sql"), "utf8"));
  await client.end();
  await engine.stop();
}

try {
  execFileSync("npm", ["run", "create-superuser", "--", "--email", credentials.email, "--username", "bench"], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, DATA_DIR: dataDir, SUPERUSER_PASSWORD: credentials.password },
  });
  const server = await startServer(root, "start", { DATA_DIR: dataDir, RATE_LIMITS: "off" });
  await fill();
  const signIn = await fetch(`${server.url}/api/accounts/v1/login/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const headers = { Authorization: `Token ${Value.Parse(SessionUser, await signIn.json()).token}` };
  const get = async (url: string) => {
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
    return text;
  };
  const users = `${server.url}/api/accounts/v1/userlist/`;

  console.log(`${machine()}, revision ${revision()}`);
  console.log("| call | bytes | p50 ms | p95 ms |\n| --- | --- | --- | --- |");
  const report = async (name: string, url: string) => {
    const bytes = (await get(url)).length;
    await measure(() => get(url), 20);
    const taken = await measure(() => get(url), 100);
    console.log(`| ${name} | ${bytes} | ${quantile(taken, 0.5).toFixed(1)} | ${quantile(taken, 0.95).toFixed(1)} |`);
  };
  const flags = "total_users=true&pro_user_today=true&total_pro_user=true&total_subscriber=true";
  await report("the dashboard's figures", `${server.url}/api/category/v1/count/?${flags}`);
  await report("users", users);
  for (const filter of ["pro", "free", "blocked", "super"])
    await report(`users: ${filter}`, `${users}?filter=${filter}`);
  await report("search, one result", `${users}?search=c4ca4238`);
  await report("search, some hundred results", `${users}?search=abc`);
  await report("search, all of them", `${users}?search=example.com`);
  await report("subscribers", `${server.url}/api/subscriber/v1/subscriberlist/`);
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
