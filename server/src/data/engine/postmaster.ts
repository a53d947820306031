import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The postmaster.pid of a running PostgreSQL. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly text: string;
}

export function readPidFile(clusterDir: string): PidFile | undefined {
  try {
    const text = readFileSync(join(clusterDir, "postmaster.pid"), "utf8");
    const lines = text.split("\n");
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0), text } : undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * PostgreSQL does not start if the process in postmaster.pid exists, even if that is now another program. So this
 * removes a stale file, unless it has changed meanwhile. PostgreSQL still refuses to start while its shared memory is
 * in use.
 */
export function removeForeignPidFile(clusterDir: string, file: PidFile): void {
  if (!exists(file.pid)) return;
  if (readPidFile(clusterDir)?.text === file.text) rmSync(join(clusterDir, "postmaster.pid"), { force: true });
}

/** Whether the process is the PostgreSQL of this data folder. */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(` ${clusterDir} `);
}

export function isAlive(pid: number): boolean {
  if (!exists(pid)) return false;
  if (process.platform !== "linux") return true;
  try {
    // A zombie, which PID 1 of many containers never reaps, still accepts signals.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !["Z", "X"].includes(stat.charAt(stat.lastIndexOf(")") + 2));
  } catch (error) {
    // Other failures, such as no file descriptor left, say nothing about the process, and it existed just now.
    return !hasEnded(error);
  }
}

/** Whether reading about a process failed because the process has ended. */
const hasEnded = (error: unknown): boolean => ["ENOENT", "ESRCH"].includes(errorCode(error) ?? "");

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch (error) {
    // A failed `ps` has no system error code. A hidden process is not our own database.
    if (errorCode(error) === undefined || hasEnded(error) || errorCode(error) === "EACCES") return "";
    throw error;
  }
}

export function errorCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : undefined;
}
