import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { processorOf } from "./processor.ts";

const run = promisify(execFile);

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answered {
  readonly perSecond: number;
  readonly total: number;
}

/** Sends requests over a number of keep-alive connections. Every request must succeed. */
export type Load = (request: Request, seconds: number, connections?: number) => Promise<Answered>;

const usual = 50;

const withWrk: Load = async ({ url, headers }, seconds, connections = usual) => {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await run("wrk", ["-t", "1", "-c", String(connections), "-d", `${seconds}s`, ...given, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return { perSecond: figure(/Requests\/sec:\s+([\d.]+)/), total: figure(/(\d+) requests in/) };
};

const withAutocannon: Load = async ({ url, headers }, duration, connections = usual) => {
  const { requests, non2xx, errors } = await autocannon({ url, headers, duration, connections });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, total: requests.total };
};

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

export interface Bare {
  readonly url: string;
  /** CPU time used so far, in milliseconds. */
  readonly processor: () => number;
  readonly stop: () => void;
}

/** Bare `node:http` in its own process, serving the same bytes and headers as the response to a request. */
export async function startBare(request: Request): Promise<Bare> {
  const answer = await fetch(request.url, { headers: { "Accept-Encoding": "identity", ...request.headers } });
  if (!answer.ok) throw new Error(`${request.url}: ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  );
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, "bare.child.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin?.end(JSON.stringify({ headers, body: body.toString("base64") }));
  const [said] = await once(child.stdout ?? child, "data");
  return {
    url: `http://localhost:${String(said).trim()}/`,
    processor: () => processorOf(child.pid ?? 0),
    stop: () => void child.kill(),
  };
}
