import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";

export const script = fileURLToPath(import.meta.resolve("#data/engine/engine.child.ts"));

/** A process of engine.child.ts. */
interface Server {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly url: string;
  readonly refused: string;
  /** Its standard error so far. */
  readonly log: () => string;
}

const children: ChildProcess[] = [];

export function killedAfterwards<Child extends ChildProcess>(child: Child): Child {
  children.push(child);
  return child;
}

/** Kills what a test left running. */
export async function killServers(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

export async function serve(dataDir: string, role = "owner", account: object = {}): Promise<Server> {
  return answerOf(spawn(process.execPath, [script, dataDir, role], { ...account, stdio: ["pipe", "pipe", "pipe"] }));
}

/** Starts a server with a low limit on open files. */
export async function serveNarrowly(dataDir: string, files: number): Promise<Server> {
  const limited = ["-c", `ulimit -n ${files}; exec "$@"`, "sh", process.execPath, script, dataDir];
  return answerOf(spawn("sh", limited, { stdio: ["pipe", "pipe", "pipe"] }));
}

async function answerOf(child: ChildProcessWithoutNullStreams): Promise<Server> {
  killedAfterwards(child);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const said: { url?: string; refused?: string } = JSON.parse(line);
    return { child, pid: child.pid ?? 0, url: said.url ?? "", refused: said.refused ?? "", log: () => errors };
  }
  throw new Error(`The child said nothing. ${errors}`);
}

export async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.stdin?.end();
  await ended;
}

export async function kill({ child }: Server): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}
