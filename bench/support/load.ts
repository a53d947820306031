import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
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

const usual = 50;

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

/** Runs autocannon. Every request must succeed. */
export async function cannon(options: autocannon.Options): Promise<Throughput> {
  const { requests, non2xx, errors } = await autocannon({ connections: usual, ...options });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, total: requests.total };
}

const withAutocannon: Load = ({ url, headers }, duration, connections = usual) =>
  cannon({ url, headers, duration, connections });

const hasWrk = (() => {
  try {
    execFileSync("wrk", ["-v"], { stdio: "ignore" });
    return true;
  } catch (error) {
    // wrk exits with 1 if it is installed.
    return error instanceof Error && "status" in error && error.status === 1;
  }
})();

/** `wrk` takes far less CPU time than autocannon, so it measures more of the server's capacity. */
export const tool = hasWrk ? "wrk" : "autocannon";
export const load: Load = hasWrk ? withWrk : withAutocannon;

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

const postWithAutocannon: Posts = (url, bodies, duration, connections) => {
  const { pathname } = new URL(url);
  const headers = { "Content-Type": "application/json" };
  const requests = bodies.map((body) => ({ method: "POST" as const, path: pathname, headers, body }));
  let clients = 0;
  return cannon({
    url,
    duration,
    connections,
    // Each client begins with another text.
    setupClient: (client) => {
      const first = Math.floor((clients++ * bodies.length) / connections) % bodies.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
};

export const posts: Posts = hasWrk ? postWithWrk : postWithAutocannon;

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
