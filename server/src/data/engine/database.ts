import { appendFileSync, chownSync, existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, run } from "./cluster.ts";
import { passwordOf, superuser } from "./data.ts";
import { freePort, isFree } from "./free-port.ts";
import { errorCode, isAlive, isPostmaster, readPidFile, removeForeignPidFile } from "./postmaster.ts";
import { archivingOptions } from "./wal-archiving.ts";

/** A running database and a superuser's connection to it. */
export interface Running {
  readonly pid: number;
  readonly port: number;
  readonly admin: pg.Client;
}

const applicationName = `mindreel-owner:${process.pid}`;
/** Milliseconds. Crash recovery may take minutes; a start that fails at once is retried for a few seconds only. */
const recoveryPatience = 180_000;
const startPatience = 15_000;

/** Connects to this folder's database if it is running, or starts it. */
export async function bringUp(cluster: Cluster, port: number | undefined, signal: AbortSignal): Promise<Running> {
  const password = passwordOf(cluster, superuser);
  const began = Date.now();
  for (;;) {
    const file = readPidFile(cluster.dir);
    const alive = file !== undefined && isPostmaster(file.pid, cluster.dir);
    let problem: unknown;
    try {
      if (alive) return { pid: file.pid, port: file.port, admin: await connect(cluster, file.port, password) };
      // Checked only here: once started, the database is waited for, so that its owner can stop it.
      signal.throwIfAborted();
      if (file) removeForeignPidFile(cluster.dir, file);
      // The previous port if it is free, so that existing pools can reconnect.
      const previous = file && (await isFree(file.port)) ? file.port : undefined;
      await start(cluster, port ?? previous ?? (await freePort()));
    } catch (error) {
      problem = error;
    }
    const patience = alive ? recoveryPatience : startPatience;
    if (problem && (signal.aborted || Date.now() - began > patience || isHopeless(problem))) throw problem;
    if (problem) await sleep(200);
  }
}

/**
 * This folder's database if it is running. Waits while it is starting.
 * @param patience in milliseconds
 */
export async function findRunning(cluster: Cluster, patience = recoveryPatience): Promise<Running | undefined> {
  if (!existsSync(cluster.dir)) return undefined;
  const password = passwordOf(cluster, superuser);
  const file = readPidFile(cluster.dir);
  if (!file || !isPostmaster(file.pid, cluster.dir)) return undefined;
  const began = Date.now();
  for (;;) {
    try {
      return { pid: file.pid, port: file.port, admin: await connect(cluster, file.port, password) };
    } catch (problem) {
      if (!isPostmaster(file.pid, cluster.dir)) return undefined;
      if (Date.now() - began > patience || isHopeless(problem)) throw problem;
      await sleep(200);
    }
  }
}

/** Returns once all connections are closed and everything is written. */
export async function shutDown(cluster: Cluster, pid: number): Promise<void> {
  const args = ["stop", `--pgdata=${cluster.dir}`, "--mode=fast", "--wait", "--timeout=60", "--silent"];
  const { code, output } = await run(cluster, cluster.binaries.pg_ctl, args);
  if (code !== 0 && isAlive(pid)) throw new Error(`The database did not stop: ${output}`);
}

async function start(cluster: Cluster, port: number): Promise<void> {
  await launchDatabase(cluster, `-p ${port} ${archivingOptions(cluster)}`);
}

/**
 * Replays the WAL onto a restored copy until `recovery.signal` is gone. Nobody can connect meanwhile.
 * @throws Error with the end of PostgreSQL's log
 */
export async function recover(cluster: Cluster): Promise<void> {
  const options = `-p ${await freePort()} -c hot_standby=off -c archive_mode=off`;
  await launchDatabase(cluster, options);
  // pg_ctl does not wait for the end of a recovery.
  for (let file = readPidFile(cluster.dir); ; file = readPidFile(cluster.dir)) {
    if (file?.text.trimEnd().endsWith("ready")) return shutDown(cluster, file.pid);
    if (file === undefined || !isPostmaster(file.pid, cluster.dir)) throw new Error(lastWords(cluster, 0));
    await sleep(100);
  }
}

async function launchDatabase(cluster: Cluster, options: string): Promise<void> {
  const before = openLog(cluster);
  const launched = run(cluster, cluster.binaries.pg_ctl, [
    "start",
    `--pgdata=${cluster.dir}`,
    `--log=${cluster.logFile}`,
    `--options=${options}`,
    "--wait",
    `--timeout=${recoveryPatience / 1000}`,
    "--silent",
  ]);
  cluster.waits();
  const { code, output } = await launched;
  if (code !== 0) throw new Error(`${lastWords(cluster, before)}\n${output}`);
}

/** The end of the log. @param since the log's size before the operation in question */
function lastWords({ dir, logFile }: Cluster, since: number): string {
  const said = readFileSync(logFile).subarray(since).toString().trim().split("\n").slice(-6).join("\n");
  return `The database in ${dir} did not start.\n${said}`;
}

/** Creates the log file, since the account may not create files in this folder. @returns its current size */
function openLog({ logFile, account }: Cluster): number {
  appendFileSync(logFile, "", { mode: 0o600 });
  if (account) chownSync(logFile, account.uid, account.gid);
  return statSync(logFile).size;
}

async function connect(cluster: Cluster, port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: superuser,
    password,
    database: "postgres",
    application_name: applicationName,
    ssl: false,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A connection that breaks while idle emits an error here; its holder is notified by "end".
  client.on("error", () => undefined);
  await client.connect();
  // A copied folder has the same password as the original, and its postmaster.pid.
  const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
  const served = rows[0]?.data_directory ?? "";
  if (realpathSync(served) === realpathSync(cluster.dir)) return client;
  await client.end();
  throw new Error(`The database on port ${port} serves ${served}, not ${cluster.dir}.`);
}

/** Errors that waiting does not resolve, such as a wrong password. */
function isHopeless(problem: unknown): boolean {
  return errorCode(problem)?.startsWith("28") ?? false;
}
