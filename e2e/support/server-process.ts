import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

export interface ServerProcess {
  readonly baseUrl: string;
  /** Its output since it was started. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly script: "demo" | "start";
  readonly options?: readonly string[];
  readonly port: number;
  readonly logFile: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server as an operator would, and waits until it is ready. A DATABASE_URL is passed on. */
export async function startServer({ script, options = [], port, logFile, env }: Start): Promise<ServerProcess> {
  const output = openSync(logFile, "w");
  // Its own process group, so that stopping reaches npm, the server and the database.
  const child = spawn("npm", ["run", script, "--", ...options], {
    cwd: root,
    detached: true,
    stdio: ["ignore", output, output],
    env: { ...process.env, PORT: String(port), ...env },
  });
  const stop = () => stopGroup(child);
  const log = () => readFileSync(logFile, "utf8");
  const baseUrl = `http://localhost:${port}`;
  try {
    await untilReady(child, baseUrl, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, log, stop };
}

async function untilReady(child: ChildProcess, baseUrl: string, log: () => string): Promise<void> {
  const end = Date.now() + 600_000;
  let ended = false;
  child.once("exit", () => {
    ended = true;
  });
  while (!ended && Date.now() < end) {
    const response = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.status === 200) return;
    await sleep(200);
  }
  const lastLines = log().split("\n").slice(-30).join("\n");
  throw new Error(`The server ${ended ? "ended before it was ready" : "was not ready within 600 s"}:\n${lastLines}`);
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const end = Date.now() + 20_000;
  let signalled = signalGroup(child.pid, "SIGTERM");
  while (signalled && Date.now() < end) {
    await sleep(100);
    signalled = signalGroup(child.pid, 0);
  }
  if (signalled) signalGroup(child.pid, "SIGKILL");
}

/** Returns false once the group has no processes left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Below the range of ephemeral ports: outgoing connections could take one of those before the server listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
