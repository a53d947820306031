/**
 * What a page of the catalogue costs in a large library (see large-library.sql), on an embedded database in a
 * temporary folder. Run: npm run catalogue -w bench
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SessionUser } from "@mindreel/contract/accounts";
import { VideoPage } from "@mindreel/contract/catalogue";
import pg from "pg";
import { Value } from "typebox/value";
import { startEmbedded } from "../server/src/platform/engine/engine.ts";
import { machine, revision } from "./machine.ts";
import { measure, quantile } from "./measure.ts";
import { startServer } from "./server.ts";

const root = path.resolve(import.meta.dirname, "..");
const dataDir = mkdtempSync(path.join(tmpdir(), "mindreel-catalogue-"));
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const credentials = { email: "bench@example.com", password: "one page at a time" };

async function fillLibrary(): Promise<void> {
  const engine = await startEmbedded({ dataDir, log: quiet, owner: false });
  const client = new pg.Client({ connectionString: engine.url });
  await client.connect();
  await client.query(readFileSync(path.join(root, "bench/large-library.sql"), "utf8"));
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
  await fillLibrary();
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
  const videos = `${server.url}/api/category/v1/video/`;

  console.log(`${machine()}, revision ${revision()}`);
  console.log("| page | bytes | p50 ms | p95 ms |\n| --- | --- | --- | --- |");
  const report = async (name: string, url: string) => {
    const bytes = (await get(url)).length;
    await measure(() => get(url), 20);
    const taken = await measure(() => get(url), 200);
    console.log(`| ${name} | ${bytes} | ${quantile(taken, 0.5).toFixed(1)} | ${quantile(taken, 0.95).toFixed(1)} |`);
  };
  await report("first page", videos);
  let deep = videos;
  for (let page = 0; page < 500; page++) deep = Value.Parse(VideoPage, JSON.parse(await get(deep))).next ?? videos;
  await report("page 501, by following next", deep);
  await report("page 501, by its number", `${videos}?page=501`);
  await report("a category", `${videos}?category=Category%207`);
  for (const ordering of ["created", "title", "-title", "popular"])
    await report(ordering, `${videos}?ordering=${ordering}`);
  await report("saved (500 videos)", `${videos}?saved=true`);
  await report("recent (500 videos)", `${videos}?recent=true`);
  await report("search, one result", `${videos}?search=number%2054321`);
  await report("search, 16,666 results", `${videos}?search=ocean`);

  let served = 0;
  const end = performance.now() + 5_000;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < end) {
        await get(videos);
        served++;
      }
    }),
  );
  console.log(`first page, 16 at once for 5 s: ${Math.round(served / 5)} a second; resident ${server.resident()} MB`);
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
