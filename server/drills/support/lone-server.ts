import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "#data/database.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { insertMember, type TestMember } from "#test/app/members.ts";
import { startProcess } from "#test/app/server-process.ts";
import { quiet } from "#test/run/quiet.ts";

export interface LoneServer {
  readonly dataDir: string;
  /** Queries the embedded database, even while no server is running. */
  readonly query: (text: string) => Promise<Record<string, unknown>[]>;
  readonly start: () => Promise<{ child: ChildProcess; port: number }>;
  readonly members: readonly TestMember[];
  readonly video: number;
}

/**
 * A server with its embedded database, as `npm start` runs it, with a data folder of its own, a video and pro members.
 * After the test both are stopped in order.
 * @param on the parent of the data folder
 */
export async function loneServer(
  count: number,
  settings: Readonly<Record<string, string>> = {},
  on = tmpdir(),
): Promise<LoneServer> {
  const dataDir = await mkdtemp(path.join(on, "mindreel-drill-"));
  let latest: ChildProcess | undefined;
  const start = async () => {
    const started = await startProcess({ dataDir }, { RATE_LIMITS: "off", ...settings });
    latest = started.child;
    return started;
  };
  const stop = async () => {
    if (latest === undefined || latest.exitCode !== null || latest.signalCode !== null) return;
    latest.kill("SIGTERM");
    await once(latest, "exit");
  };
  onTestFinished(async () => {
    await stop();
    // The database outlives a server that was killed.
    await (await startEmbedded({ dataDir, log: quiet, owner: true })).stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const engine = await startEmbedded({ dataDir, log: quiet, owner: false });
    const database = openDatabase(engine.url, quiet, 2);
    return work(database).finally(async () => {
      await database.close();
      await engine.stop();
    });
  };
  const query = (text: string) => ask(async ({ pool }) => (await pool.query<Record<string, unknown>>(text)).rows);

  await start();
  const members = await ask(({ db }) =>
    Promise.all(Array.from({ length: count }, (_, n) => insertMember(db, "pro", `pro${n}`, new Date()))),
  );
  const [video] = await query(
    "insert into videos (title, source, source_kind, oid) values ('Tides', 'https://v.example.com/1.mp4', 'file', '1') returning id",
  );
  await stop();
  return { dataDir, query, start, members, video: Number(video?.["id"]) };
}
