import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SessionUser } from "@mindreel/contract/accounts/sessions";
import { Value } from "typebox/value";
import { freePort } from "../../server/src/data/engine/free-port.ts";
import { cpuTimeOf } from "./cpu.ts";

export interface RunningServer {
  readonly url: string;
  /** From the spawn to the first page, in milliseconds. */
  readonly firstPage: number;
  readonly stop: () => Promise<void>;
  /** Resident memory of the Node process (not of its database), in MB. */
  readonly resident: () => number;
  /** Its peak so far, in MB. */
  readonly peak: () => number;
  /** CPU time that the Node process has used so far, in milliseconds. */
  readonly cpuTime: () => number;
  /** The peak of the picture encoder process, if it runs. */
  readonly encoderPeak: () => number | undefined;
}

function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);
  return [pid, ...children.flatMap(descendants)];
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8");

/**
 * The process that listens: the last descendant, since npm runs a shell that runs Node. Older revisions ran from
 * source.
 */
function serverPid(child: ChildProcess): number {
  const found = descendants(child.pid ?? 0).findLast((pid) =>
    /^node\0.*server\/(dist\/\w+\.js|src\/(demo\/)?main\.ts)\0/.test(commandOf(pid)),
  );
  if (found === undefined) throw new Error("the server's process is not there");
  return found;
}

/** Starts the product with npm, and waits for its first page. */
export async function startServer(folder: string, script: string, env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn("npm", ["run", script], {
    cwd: path.resolve(folder),
    env: { ...process.env, PORT: String(port), ...env },
    stdio: "ignore",
    detached: true,
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm run ${script} ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) break;
    await sleep(20);
  }
  const firstPage = performance.now() - started;
  const memory = (line: "VmRSS" | "VmHWM", pid = serverPid(child)) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  };
  return {
    url,
    firstPage,
    resident: () => memory("VmRSS"),
    peak: () => memory("VmHWM"),
    cpuTime: () => cpuTimeOf(serverPid(child)),
    encoderPeak: () => {
      const pid = descendants(child.pid ?? 0).find((each) => commandOf(each).includes("picture-encoder.child.ts"));
      return pid === undefined ? undefined : memory("VmHWM", pid);
    },
    stop: async () => {
      const pid = serverPid(child);
      const gone = new Promise((resolve) => child.once("exit", resolve));
      process.kill(pid, "SIGTERM");
      await gone;
    },
  };
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn(url: string, credentials: Credentials): Promise<SessionUser> {
  const response = await fetch(`${url}/api/accounts/v1/login/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const user = Value.Parse(SessionUser, await response.json());
  return user;
}
