import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { openDatabase } from "#data/database.ts";
import { insertMember } from "#test/app/members.ts";
import { startProcess } from "#test/app/server-process.ts";
import { quiet } from "#test/run/quiet.ts";

export interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Two servers over one database, with a video and pro members. Call it at the top of a drill. */
export async function fleet(databaseUrl: string, people: number, settings: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-drill-"));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const running = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of running) child.kill("SIGKILL");
  });
  const start = async (): Promise<RunningServer> => {
    const server = await startProcess({ dataDir, databaseUrl }, { RATE_LIMITS: "off", ...settings });
    running.add(server.child);
    return server;
  };
  const servers = [await start(), await start()];

  const database = openDatabase(databaseUrl, quiet, 2);
  afterAll(database.close);
  const query = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;
  const members = [];
  for (let n = 0; n < people; n++) members.push(await insertMember(database.db, "pro", `pro${n}`, new Date()));
  const [video] = await query(
    "insert into videos (title, source, source_kind, oid) values ('Tides', 'https://v.example.com/1.mp4', 'file', '1') returning id",
  );
  return { servers, start, query, members, video: Number(video?.["id"]) };
}

export async function stopInOrder({ child }: RunningServer): Promise<void> {
  child.kill("SIGTERM");
  await once(child, "exit");
}
