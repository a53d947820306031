/**
 * Measures the time from a fresh clone to the first page, the second start, and memory after a minute of browsing.
 * Linux only (it reads /proc). Run: npm run startup -w bench
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { VideoPage } from "@mindreel/contract/catalogue/videos";
import { Value } from "typebox/value";
import { demoAccount } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";
import { signIn, startServer } from "../support/server.ts";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const root = path.resolve(import.meta.dirname, "../..");
const clone = mkdtempSync(path.join(tmpdir(), "mindreel-startup-"));

/** Browses for some minutes: pages of the catalogue, searches, likes, lists, and the pictures of each page. */
async function browse(url: string, minutes: number): Promise<number> {
  const member = await signIn(url, demoAccount(path.join(clone, "var"), "pro"));
  const headers = { Authorization: `Token ${member.token}`, "Content-Type": "application/json" };
  const paths = [
    "?page=1",
    "?page=2",
    "?category=Space",
    "?search=moon",
    "?saved=true",
    "?recent=true",
    "?ordering=title",
  ];
  const end = performance.now() + minutes * 60_000;
  let requests = 0;
  while (performance.now() < end) {
    for (const query of paths) {
      const response = await fetch(`${url}/api/category/v1/video/${query}`, { headers });
      const page = Value.Parse(VideoPage, await response.json());
      await Promise.all(page.results.map(async (video) => (await fetch(video.videos_thumbnail ?? url)).arrayBuffer()));
      const [first] = page.results;
      if (first) {
        const body = JSON.stringify({ likevideo: first.id, likeusers: [member.id] });
        await fetch(`${url}/api/category/v1/like/videos/`, { method: "POST", headers, body });
      }
      requests += page.results.length + 2;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  return requests;
}

try {
  execFileSync("git", ["clone", "--quiet", root, clone]);
  const installing = performance.now();
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: clone, stdio: "ignore" });
  const installed = performance.now() - installing;
  const first = await startServer(clone, "demo", { RATE_LIMITS: "off" });
  await first.stop();
  const second = await startServer(clone, "demo", { RATE_LIMITS: "off" });
  const atStart = second.resident();
  const requests = await browse(second.url, 1);
  const afterMinute = second.resident();
  await second.stop();

  console.log(`${machine()}, revision ${revision()}`);
  console.log(
    `npm install: ${seconds(installed)}; npm run demo to its first page: ${seconds(first.firstPage)}; both: ${seconds(installed + first.firstPage)}`,
  );
  console.log(`second start to its first page: ${seconds(second.firstPage)}`);
  console.log(
    `resident memory: ${atStart} MB at start, ${afterMinute} MB after a minute of browsing (${requests} requests)`,
  );
} finally {
  rmSync(clone, { recursive: true, force: true });
}
