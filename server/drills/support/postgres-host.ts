import { execFile, spawn } from "node:child_process";
import { chown, existsSync, readdirSync, readFileSync } from "node:fs";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { freePort } from "#data/engine/free-port.ts";
import { childrenOf } from "./processes.ts";

const installed = "/usr/lib/postgresql";
const versions = existsSync(installed) ? readdirSync(installed).toSorted((one, two) => Number(one) - Number(two)) : [];
const version = versions.find((each) => existsSync(path.join(installed, each, "bin/pg_basebackup")));
/** The version of the machine's own PostgreSQL, as Debian installs it, with the tools for replication. */
export const systemPostgres = process.platform === "linux" ? version : undefined;

/** The account that runs PostgreSQL if this process is root, since PostgreSQL refuses to run as root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

const programOf = (name: string) => path.join(installed, version ?? "", "bin", name);

async function run(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(programOf(program), args, { cwd: "/", ...account() });
}

/** A PostgreSQL server of the version that the machine has installed. */
export interface Host {
  readonly port: number;
  readonly url: string;
  readonly create: () => Promise<void>;
  /** Makes it a standby of another one, whose data it copies. */
  readonly follow: (primary: Host) => Promise<void>;
  /** From now on, acknowledges a write only once it is on the disk of a standby. */
  readonly waitForStandby: () => Promise<void>;
  readonly promote: () => Promise<void>;
  /** Ends it like a power cut. */
  readonly kill: () => void;
  /** Stops it from answering without closing any connection, like a machine that hangs. */
  readonly freeze: () => void;
}

/** @param env for its processes */
export async function postgresHost(env: Readonly<Record<string, string>> = {}): Promise<Host> {
  const root = await mkdtemp(path.join(tmpdir(), "mindreel-postgres-"));
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) await promisify(chown)(root, uid, gid);
  const dataDir = path.join(root, "data");
  const port = await freePort();
  const at = (place: { readonly port: number }) => ["-h", "127.0.0.1", "-p", String(place.port), "-U", "mindreel"];
  const set = (lines: string) => appendFile(path.join(dataDir, "postgresql.conf"), `${lines}\n`);
  const settings = `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${root}'
max_connections = 60
hot_standby_feedback = on
synchronous_standby_names = ''`;

  const control = (...args: string[]) => run("pg_ctl", "-D", dataDir, "-w", ...args);
  const start = async () => {
    await set(settings);
    const args = ["-D", dataDir, "-w", "-l", path.join(root, "log"), "start"];
    // Without a pipe, which the server would keep open.
    const options = { stdio: "ignore", cwd: "/", env: { ...process.env, ...env }, ...account() } as const;
    const child = spawn(programOf("pg_ctl"), args, options);
    const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
    if (code !== 0) throw new Error(`PostgreSQL did not start: ${readFileSync(path.join(root, "log"), "utf8")}`);
  };
  const signal = (name: NodeJS.Signals) => {
    const first = Number(readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
    for (const pid of [first, ...childrenOf(first)]) process.kill(pid, name);
  };
  onTestFinished(async () => {
    await control("-m", "immediate", "stop").catch(() => undefined);
    await rm(root, { recursive: true, force: true });
  });
  return {
    port,
    url: `postgres://mindreel@127.0.0.1:${port}/mindreel`,
    create: async () => {
      await run("initdb", "-D", dataDir, "-U", "mindreel", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
      await start();
      await run("createdb", ...at({ port }), "mindreel");
    },
    follow: async (primary) => {
      await rm(dataDir, { recursive: true, force: true });
      // A killed server that nobody has reaped yet still counts as its owner.
      await rm(path.join(root, `.s.PGSQL.${port}.lock`), { force: true });
      await run("pg_basebackup", ...at(primary), "-D", dataDir, "-R", "-c", "fast");
      await start();
    },
    waitForStandby: async () => {
      await set("synchronous_standby_names = '*'");
      await control("reload");
    },
    promote: () => control("promote"),
    kill: () => signal("SIGKILL"),
    freeze: () => signal("SIGSTOP"),
  };
}
