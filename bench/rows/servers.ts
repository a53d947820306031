import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { VideoPage } from "@mindreel/contract/catalogue/videos";
import { Value } from "typebox/value";
import { categories, videos } from "../fill/library.ts";
import { createSuperuser, openDatabase } from "../support/database.ts";
import type { Filled } from "../support/filled.ts";
import { median, quantile } from "../support/measure.ts";
import { type AddRow, atMost } from "../support/rows.ts";
import { startServer } from "../support/server.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** How long another server still returns stale data after a change was acknowledged. */
export async function otherServers({ url, dataDir, headers, get, sql }: Filled, addRow: AddRow): Promise<void> {
  await sql(categories, ...videos(1, 20));
  const engine = await openDatabase(dataDir);
  const folder = mkdtempSync(path.join(tmpdir(), "mindreel-bench-"));
  const other = await startServer(root, "start", { DATABASE_URL: engine.url, DATA_DIR: folder, RATE_LIMITS: "off" });
  try {
    const list = "/api/category/v1/video/";
    const pageOf = async (server: string) => Value.Parse(VideoPage, JSON.parse(await get(server + list)));
    const video = (await pageOf(url)).results[0]?.id;
    const lags: number[] = [];
    for (let round = 0; round < 100; round++) {
      const title = `Title ${round}`;
      await pageOf(other.url);
      const form = new FormData();
      form.set("title", title);
      const changed = await fetch(`${url}/api/category/v1/video/${video}/`, { method: "PATCH", headers, body: form });
      if (!changed.ok) throw new Error(`a video could not be changed: ${changed.status} ${await changed.text()}`);
      const acknowledged = performance.now();
      while (!(await pageOf(other.url)).results.some((each) => each.title === title));
      lags.push(performance.now() - acknowledged);
    }
    lags.sort((a, b) => a - b);
    addRow(atMost("another server sees a change, median", quantile(lags, 0.5), "ms", 100));
    addRow(atMost("another server sees a change, maximum", quantile(lags, 1), "ms", 100));
  } finally {
    await other.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the command to the first page, with an existing database. */
export async function secondStart(addRow: AddRow): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "mindreel-bench-"));
  try {
    createSuperuser(dataDir);
    const times: number[] = [];
    for (let round = 0; round < 6; round++) {
      const { firstPage, stop } = await startServer(root, "start", { DATA_DIR: dataDir });
      await stop();
      times.push(firstPage);
    }
    // The first start also fills the compile cache.
    addRow(atMost("second start to the first page", median(times.slice(1)), "ms", 800));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
