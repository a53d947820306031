import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { cannon, usual } from "./cannon.ts";
import { cpuTimeOf } from "./cpu.ts";

const run = promisify(execFile);

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Throughput {
  readonly perSecond: number;
  readonly total: number;
}

/** Sends requests over a number of keep-alive connections. Every request must succeed. */
export type Load = (request: Request, seconds: number, connections?: number) => Promise<Throughput>;

async function wrk(url: string, seconds: number, connections: number, given: readonly string[]): Promise<Throughput> {
  const { stdout } = await run("wrk", ["-t", "1", "-c", String(connections), "-d", `${seconds}s`, ...given, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return { perSecond: figure(/Requests\/sec:\s+([\d.]+)/), total: figure(/(\d+) requests in/) };
}

const withWrk: Load = ({ url, headers }, seconds, connections = usual) =>
  wrk(
    url,
    seconds,
    connections,
    Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
  );

const withNode: Load = ({ url, headers }, seconds, connections) => cannon({ url, headers, seconds, connections });

const hasWrk = (() => {
  try {
    execFileSync("wrk", ["-v"], { stdio: "ignore" });
    return true;
  } catch (error) {
    // wrk exits with 1 if it is installed.
    return error instanceof Error && "status" in error && error.status === 1;
  }
})();

/** `wrk` takes far less CPU time than Node, so it measures more of the server's capacity. */
export const tool = hasWrk ? "wrk" : "node:http";
export const load: Load = hasWrk ? withWrk : withNode;

/** Posts the given JSON texts in turn, again and again. Every request must succeed. */
type Posts = (url: string, bodies: readonly string[], seconds: number, connections: number) => Promise<Throughput>;

const postWithWrk: Posts = async (url, bodies, seconds, connections) => {
  const folder = mkdtempSync(path.join(tmpdir(), "mindreel-bench-"));
  const script = path.join(folder, "posts.lua");
  writeFileSync(
    script,
    `local bodies = {${bodies.map((body) => `[==[${body}]==]`).join(",")}}
     local at = 0
     wrk.method = "POST"
     wrk.headers["Content-Type"] = "application/json"
     request = function()
       at = at % #bodies + 1
       return wrk.format(nil, nil, nil, bodies[at])
     end`,
  );
  try {
    return await wrk(url, seconds, connections, ["-s", script]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const postWithNode: Posts = (url, bodies, seconds, connections) => {
  // Each client begins with another text.
  const at = Array.from({ length: connections }, (_, client) => Math.floor((client * bodies.length) / connections));
  const next = (client: number) => {
    const turn = at[client] ?? 0;
    at[client] = turn + 1;
    return { method: "POST", headers: { "Content-Type": "application/json" }, body: bodies[turn % bodies.length] };
  };
  return cannon({ url, seconds, connections, next });
};

export const posts: Posts = hasWrk ? postWithWrk : postWithNode;

export interface Bare {
  readonly url: string;
  /** CPU time used so far, in milliseconds. */
  readonly cpuTime: () => number;
  readonly stop: () => void;
}

/** Bare `node:http` in its own process, serving the same bytes and headers as the response to a request. */
export async function startBare(request: Request): Promise<Bare> {
  const response = await fetch(request.url, { headers: { "Accept-Encoding": "identity", ...request.headers } });
  if (!response.ok) throw new Error(`${request.url}: ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  );
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, "bare.child.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin?.end(JSON.stringify({ headers, body: body.toString("base64") }));
  const [said] = await once(child.stdout ?? child, "data");
  return {
    url: `http://localhost:${String(said).trim()}/`,
    cpuTime: () => cpuTimeOf(child.pid ?? 0),
    stop: () => void child.kill(),
  };
}
