import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, inject } from "vitest";
import type { TestApp } from "./app.ts";
import { dropDatabase, makeDatabase, withName } from "./database.ts";
import { webRoot } from "./web.ts";

let servers = 0;

interface Empty {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** An empty folder and a database of its own. */
export async function emptyServer(t: Pick<TestApp, "query">) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-serve-"));
  const { url, template } = inject("database");
  const name = `${template}_serve_${process.pid}_${++servers}`;
  afterAll(async () => {
    await dropDatabase(url, name);
    await rm(dataDir, { recursive: true, force: true });
  });
  await makeDatabase(url, name, template);
  const connections = () => t.query("select application_name from pg_stat_activity where datname = $1", [name]);
  /** As if the database went away: it ends all connections and takes no new ones. */
  const cutOff = async () => {
    await t.query(`alter database ${name} with allow_connections false`);
    await t.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  };
  return { dataDir, databaseUrl: withName(url, name), connections, cutOff };
}

/** Starts the server as a process. @returns it and its port, once it listens */
export async function startProcess(
  { dataDir, databaseUrl }: Empty,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; port: number }> {
  const { PATH } = process.env;
  const env = { PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: "0", ...settings };
  const script = fileURLToPath(new URL("../src/serve.child.ts", import.meta.url));
  const child = spawn(process.execPath, [script, webRoot()], { env, stdio: ["ignore", "pipe", "inherit"] });
  afterAll(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { child, port: Number(port) };
  }
  throw new Error("the server did not start");
}
