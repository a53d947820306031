import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { endConnections } from "#test/database/database.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { atEnd } from "#test/run/at-end.ts";
import type { TestApp } from "./app.ts";
import { webRoot } from "./web.ts";

/** Halves the cost of starting a process from source. */
const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), "mindreel-compile-cache") };

interface DataSlot {
  readonly dataDir: string;
  /** Absent: the embedded database. */
  readonly databaseUrl?: string;
}

/** An empty data folder and a new database. */
export async function emptyServer(t: Pick<TestApp, "query">) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-serve-"));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const { name, url: databaseUrl } = await ownDatabase();
  const connections = () =>
    t.query("select application_name from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [
      name,
    ]);
  /** Makes the database unavailable: ends all connections and accepts no new ones. */
  const cutOff = async () => {
    await t.query(`alter database ${name} with allow_connections false`);
    await t.query(endConnections("datname = $1"), [name]);
  };
  return { dataDir, databaseUrl, connections, cutOff };
}

/** Starts the server as a process. @returns it and its port, once it listens */
export async function startProcess(
  { dataDir, databaseUrl }: DataSlot,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; port: number }> {
  const { PATH } = process.env;
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const env = { PATH, ...compileCache, ...database, DATA_DIR: dataDir, PORT: "0", ...settings };
  const script = fileURLToPath(new URL("../../src/serve.child.ts", import.meta.url));
  const child = spawn(process.execPath, [script, webRoot()], { env, stdio: ["ignore", "pipe", "inherit"] });
  atEnd(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { child, port: Number(port) };
  }
  throw new Error("the server did not start");
}
