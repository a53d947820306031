import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { createSuperuser, openDatabase, superuser } from "./database.ts";
import { measure, quantile } from "./measure.ts";
import { type RunningServer, signIn, startServer } from "./server.ts";

const root = path.resolve(import.meta.dirname, "../..");

export interface Filled extends Omit<RunningServer, "firstPage" | "stop"> {
  readonly dataDir: string;
  /** The superuser's headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a call as the superuser. @returns the text of the response */
  readonly get: (url: string) => Promise<string>;
  /** Runs statements in the database, on one connection. */
  readonly sql: (...statements: string[]) => Promise<void>;
  /** Prints a call's response size and duration. */
  readonly report: (name: string, url: string, times: number) => Promise<void>;
}

/** Opens some connections to the embedded database of a running server. */
export async function withClients(
  dataDir: string,
  count: number,
  work: (clients: readonly [pg.Client, ...pg.Client[]]) => Promise<void>,
): Promise<void> {
  const engine = await openDatabase(dataDir);
  const connect = async () => {
    const client = new pg.Client({ connectionString: engine.url });
    await client.connect();
    return client;
  };
  const first = await connect();
  const others = await Promise.all(Array.from({ length: count - 1 }, connect));
  await work([first, ...others]);
  await Promise.all([first, ...others].map((client) => client.end()));
  await engine.stop();
}

/** Runs statements in the embedded database of a running server. */
const execute = (dataDir: string, statements: readonly string[]): Promise<void> =>
  withClients(dataDir, 1, async ([client]) => {
    for (const statement of statements) await client.query(statement);
  });

/** Runs an SQL file in the embedded database of a running server. */
export const fill = (dataDir: string, sqlFile: string): Promise<void> =>
  execute(dataDir, [readFileSync(path.join(root, "bench/fill", sqlFile), "utf8")]);

/** Runs a server on an embedded database in a temporary folder, filled by an SQL file, with a superuser signed in. */
export async function withFilled(sqlFile: string | null, work: (filled: Filled) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "mindreel-bench-"));
  try {
    createSuperuser(dataDir);
    const server = await startServer(root, "start", { DATA_DIR: dataDir, RATE_LIMITS: "off" });
    if (sqlFile !== null) await fill(dataDir, sqlFile);
    const headers = { Authorization: `Token ${(await signIn(server.url, superuser)).token}` };
    const get = async (url: string) => {
      const response = await fetch(url, { headers });
      const text = await response.text();
      if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
      return text;
    };
    const report = async (name: string, url: string, times: number) => {
      const bytes = (await get(url)).length;
      await measure(() => get(url), 20);
      const taken = await measure(() => get(url), times);
      console.log(`| ${name} | ${bytes} | ${quantile(taken, 0.5).toFixed(1)} | ${quantile(taken, 0.95).toFixed(1)} |`);
    };
    const sql = (...statements: string[]) => execute(dataDir, statements);
    try {
      await work({ ...server, dataDir, headers, sql, get, report });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
