import { spawn } from "node:child_process";
import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type Account, chooseAccount, type Launcher, launcher, launchPath } from "./account.ts";
import { type Binaries, loadBinaries } from "./binaries.ts";

/** A data folder and how to run PostgreSQL's programs on it. */
export interface Cluster {
  readonly dataDir: string;
  /** PostgreSQL's own data folder inside it. */
  readonly dir: string;
  readonly logFile: string;
  /** The folder to which it archives its WAL for backups; absent: none. */
  readonly spool: string | undefined;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly launch: Launcher;
  /** Called when only the database is being waited for. */
  readonly waits: () => void;
}

/**
 * @param keepsChanges whether the database archives its WAL
 * @param waits called when only the database is being waited for
 * @param major the PostgreSQL version, if not the one that ships with this Mindreel
 */
export async function openCluster(
  folder: string,
  keepsChanges = false,
  waits = () => {},
  major?: number,
): Promise<Cluster> {
  const binaries = await loadBinaries(major);
  mkdirSync(folder, { recursive: true });
  const dataDir = realpathSync(folder);
  const dir = join(dataDir, "postgres");
  const account = chooseAccount(dataDir, dir);
  const launch = launcher(account, [binaries.postgres, binaries.initdb, binaries.pg_ctl], dataDir);
  const spool = keepsChanges ? join(dataDir, "changes") : undefined;
  return { dataDir, dir, logFile: join(dataDir, "postgres.log"), spool, binaries, account, launch, waits };
}

/** Runs a program to completion as the right user. */
export function run(
  { launch, dataDir }: Cluster,
  program: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const { file, args: all, account } = launch(program, args);
  return new Promise((resolve, reject) => {
    const child = spawn(file, all, {
      ...account,
      cwd: dataDir,
      // Keeps PGDATA, locales and the like from leaking in.
      env: process.platform === "win32" ? {} : { PATH: launchPath, LC_ALL: "C" },
      // In its own session, so that Ctrl-C reaches only the server, which then shuts the database down cleanly.
      detached: process.platform !== "win32",
      windowsHide: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (cause) => {
      reject(new Error(`${program} does not run on this machine (${cause.message}). Set DATABASE_URL.`, { cause }));
    });
    // Not "close", since a child process of it may keep the pipes open.
    child.on("exit", (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, output: output.trim() });
    });
  });
}
