import { execFile, spawn } from "node:child_process";
import { chown, existsSync, readdirSync, readFileSync } from "node:fs";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { childrenOf } from "./processes.ts";

const installed = "/usr/lib/postgresql";
const versions = existsSync(installed) ? readdirSync(installed).toSorted((one, two) => Number(one) - Number(two)) : [];
const version = versions.find((each) => existsSync(path.join(installed, each, "bin/pg_basebackup")));
/** The version of the machine's own PostgreSQL, as Debian installs it, with the tools for replication. */
export const systemPostgres = process.platform === "linux" ? version : undefined;

/** Who runs PostgreSQL where this process is root, as whom it refuses to run. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(path.join(installed, version ?? "", "bin", program), args, { cwd: "/", ...account() });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const found = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof found === "object" && found !== null ? found.port : 0;
}

/** One of two servers, of which the one follows the other. */
export interface Host {
  readonly port: number;
  readonly dataDir: string;
}

const settings = (port: number, dir: string) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${dir}'
max_connections = 60
hot_standby_feedback = on
`;
/** What is acknowledged is on the disks of both. */
const synchronous = "synchronous_standby_names = '*'\n";

/** A primary and a standby that has every write before it is acknowledged. */
export async function startPair() {
  const root = await mkdtemp(path.join(tmpdir(), "mindreel-pair-"));
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) await promisify(chown)(root, uid, gid);
  const hosts: readonly Host[] = await Promise.all(
    ["one", "two"].map(async (name) => ({ port: await freePort(), dataDir: path.join(root, name) })),
  );
  const control = (host: Host, ...args: string[]) => run("pg_ctl", "-D", host.dataDir, "-w", ...args);
  const start = (host: Host) =>
    new Promise<void>((resolve, reject) => {
      // Its own output would keep the pipe of `execFile` open.
      const args = ["-D", host.dataDir, "-w", "-l", `${host.dataDir}.log`, "start"];
      const child = spawn(path.join(installed, version ?? "", "bin/pg_ctl"), args, {
        stdio: "ignore",
        cwd: "/",
        ...account(),
      });
      child.once("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`PostgreSQL did not start: ${host.dataDir}`)),
      );
    });
  const pidOf = (host: Host) => Number(readFileSync(path.join(host.dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
  onTestFinished(async () => {
    for (const host of hosts) await control(host, "-m", "immediate", "stop").catch(() => undefined);
    await rm(root, { recursive: true, force: true });
  });

  /** Makes the one a copy of the other that follows it, and lets it keep nobody waiting before it does. */
  const follow = async (standby: Host, primary: Host) => {
    await rm(standby.dataDir, { recursive: true, force: true });
    await run(
      "pg_basebackup",
      "-h",
      "127.0.0.1",
      "-p",
      String(primary.port),
      "-U",
      "mindreel",
      "-D",
      standby.dataDir,
      "-R",
      "-c",
      "fast",
    );
    await appendFile(
      path.join(standby.dataDir, "postgresql.conf"),
      `${settings(standby.port, root)}synchronous_standby_names = ''\n`,
    );
    await start(standby);
    await appendFile(path.join(primary.dataDir, "postgresql.conf"), synchronous);
    await control(primary, "reload");
  };
  const [one, two] = hosts as [Host, Host];
  await run("initdb", "-D", one.dataDir, "-U", "mindreel", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  await appendFile(path.join(one.dataDir, "postgresql.conf"), settings(one.port, root));
  await start(one);
  await run("createdb", "-h", "127.0.0.1", "-p", String(one.port), "-U", "mindreel", "mindreel");
  await follow(two, one);

  const addressOf = (...all: readonly Host[]) =>
    `postgres://mindreel@${all.map(({ port }) => `127.0.0.1:${port}`).join(",")}/mindreel`;
  return {
    hosts: [one, two] as const,
    url: addressOf(...hosts),
    addressOf,
    follow,
    promote: (host: Host) => control(host, "promote"),
    /** Ends a host as a power cut does. */
    kill: (host: Host) => {
      const first = pidOf(host);
      for (const pid of [first, ...childrenOf(first)]) process.kill(pid, "SIGKILL");
    },
  };
}
