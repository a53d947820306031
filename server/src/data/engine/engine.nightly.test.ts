import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import {
  kill,
  killedAfterwards,
  killServers,
  query,
  script,
  serve,
  serveNarrowly,
  stop,
} from "#test/database/engine-servers.ts";
import { canReach, launcher } from "./account.ts";
import { openCluster } from "./cluster.ts";
import { ensureData } from "./data.ts";
import { bringUp, shutDown } from "./database.ts";
import { isAlive, readPidFile } from "./postmaster.ts";

const nobody = { uid: 65534, gid: 65534 };
const asRoot = process.getuid?.() === 0;

const folders: string[] = [];

function newFolder(): string {
  // mkdtemp makes the folder with mode 0700, so as root every test also covers a folder that others cannot enter.
  const folder = mkdtempSync(join(tmpdir(), "mindreel-engine-"));
  folders.push(folder);
  return folder;
}

const postmaster = (dataDir: string) => readPidFile(join(dataDir, "postgres"))?.pid ?? 0;

const gone = (pid: number): Promise<void> =>
  vi.waitFor(() => {
    if (isAlive(pid)) throw new Error(`Process ${pid} is still there`);
  });

async function tidy(dataDir: string): Promise<void> {
  const pid = postmaster(dataDir);
  // One of our tests may have written another program's pid into the file; only a clean stop removes the file.
  if (pid && isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(dataDir)) {
    process.kill(pid, "SIGINT");
    await gone(pid);
  }
}

afterEach(killServers);

afterAll(async () => {
  for (const folder of folders) {
    await tidy(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

describe("the embedded database", { timeout: 120_000, shuffle: false }, () => {
  // Shared by the tests that do not need an empty folder, since creating a database is slow.
  const dataDir = newFolder();

  it("starts in an empty folder, and leaves no process behind when it stops", async () => {
    await mkdir(join(dataDir, "postgres-init-999999999-0badf00d", "data"), { recursive: true });
    const server = await serve(dataDir);
    expect(server.refused).toBe("");
    const pid = postmaster(dataDir);
    expect(new URL(server.url).hostname).toBe("127.0.0.1");
    expect(await query(server.url, "SELECT current_database()")).toEqual(["mindreel"]);
    expect(await query(server.url, "SELECT rolsuper FROM pg_roles WHERE rolname = current_user")).toEqual([false]);
    for (const [name, value] of [
      ["fsync", "on"],
      ["synchronous_commit", "on"],
      ["full_page_writes", "on"],
      ["listen_addresses", "127.0.0.1"],
      ["server_encoding", "UTF8"],
      ["max_connections", "60"],
    ]) {
      expect([name, ...(await query(server.url, `SHOW ${name}`))]).toEqual([name, value]);
    }
    expect(await query(server.url, "SELECT lower('ÀÉŒ')")).toEqual(["àéœ"]);
    const wrong = new URL(server.url);
    wrong.password = "guess";
    await expect(query(wrong.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
    expect(statSync(join(dataDir, "postgres", "mindreel.secret")).mode & 0o777).toBe(0o600);
    await query(server.url, "CREATE TABLE kept (n int)");
    await stop(server);
    expect(server.child.exitCode).toBe(0);
    await gone(pid);
    expect(readdirSync(dataDir).toSorted()).toEqual(["postgres", "postgres.log"]);
  });

  it("survives a kill -9 of the server and is taken over by the next one", async () => {
    const first = await serve(dataDir);
    const pid = postmaster(dataDir);
    await query(first.url, "INSERT INTO kept VALUES (1)");
    await kill(first);
    expect(isAlive(pid)).toBe(true);
    const second = await serve(dataDir);
    expect(postmaster(dataDir)).toBe(pid);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, "SELECT n FROM kept")).toEqual([1]);
    await stop(second);
    await gone(pid);
  });

  it("restarts on the same port after its own kill -9, and keeps its owner", async () => {
    const server = await serve(dataDir);
    // A running query keeps the dead database's shared memory in use for a while.
    const busy = query(server.url, "SELECT pg_sleep(2)").catch(() => undefined);
    const asleep = "SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
    await expect.poll(() => query(server.url, asleep)).toEqual([1]);
    const before = postmaster(dataDir);
    process.kill(before, "SIGKILL");
    await expect.poll(() => query(server.url, "SELECT n FROM kept").catch(() => "not yet")).toEqual([1]);
    expect(postmaster(dataDir)).not.toBe(before);
    await busy;
    const second = await serve(dataDir);
    expect(second.refused).toContain(`process ${server.pid}`);
    await stop(server);
    await gone(postmaster(dataDir));
  });

  it("starts after a kill -9 of both, even if postmaster.pid names another program", async () => {
    const first = await serve(dataDir);
    const pid = postmaster(dataDir);
    await kill(first);
    process.kill(pid, "SIGKILL");
    await gone(pid);
    const second = await serve(dataDir);
    expect(await query(second.url, "SELECT n FROM kept")).toEqual([1]);
    const file = join(dataDir, "postgres", "postmaster.pid");
    const text = readFileSync(file, "utf8");
    await stop(second);
    expect(existsSync(file)).toBe(false);

    // Run by the database's own user, since PostgreSQL takes such a process for a running database.
    const stranger = killedAfterwards(spawn("sleep", ["60"], asRoot ? { ...nobody } : {}));
    writeFileSync(file, text.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 });
    if (asRoot) chownSync(file, nobody.uid, nobody.gid);
    const third = await serve(dataDir);
    expect(third.refused).toBe("");
    expect(await query(third.url, "SELECT n FROM kept")).toEqual([1]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    await stop(third);
  });

  it("refuses a second owner with a message, and lets a command use the database", async () => {
    const first = await serve(dataDir);
    const [second, beside] = await Promise.all([serve(dataDir), serve(dataDir, "command")]);
    expect(second.refused).toBe(
      `Another Mindreel (process ${first.pid}) already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(beside.url).toBe(first.url);
    await stop(beside);
    expect(await query(first.url, "SELECT n FROM kept")).toEqual([1]);
    await stop(first);
    const alone = await serve(dataDir, "command");
    const pid = postmaster(dataDir);
    expect(await query(alone.url, "SELECT n FROM kept")).toEqual([1]);
    await stop(alone);
    await gone(pid);
  });

  it("gets one owner if two processes start at once in an empty folder", async () => {
    const fresh = newFolder();
    const servers = await Promise.all([serve(fresh), serve(fresh)]);
    const winner = servers.find(({ url }) => url);
    const loser = servers.find(({ refused }) => refused);
    expect(loser?.refused).toContain(`Another Mindreel (process ${winner?.pid})`);
    expect(await query(winner?.url ?? "", "SELECT 1")).toEqual([1]);
    expect(readdirSync(fresh).toSorted()).toEqual(["postgres", "postgres.log"]);
    const pid = postmaster(fresh);
    for (const server of servers) await stop(server);
    await gone(pid);
  });

  it.runIf(asRoot && [dirname(script), process.execPath].every((path) => canReach(path, nobody)))(
    "works for an ordinary user",
    async () => {
      const theirs = newFolder();
      chownSync(theirs, nobody.uid, nobody.gid);
      const server = await serve(theirs, "owner", nobody);
      expect(server.refused).toBe("");
      expect(await query(server.url, "SELECT 1")).toEqual([1]);
      await stop(server);
      // Root continues with the same folder as the same user.
      const root = await serve(theirs);
      expect(statSync(`/proc/${postmaster(theirs)}`).uid).toBe(nobody.uid);
      await stop(root);

      chownSync(dataDir, nobody.uid, nobody.gid);
      chownSync(join(dataDir, "postgres"), 1, 1);
      const refused = await serve(dataDir, "owner", nobody);
      expect(refused.refused).toContain("belongs to another user");
      chownSync(join(dataDir, "postgres"), nobody.uid, nobody.gid);
    },
  );

  it.runIf(asRoot && process.platform === "linux")(
    "runs programs inside a folder that is closed to their user",
    async () => {
      const closed = newFolder();
      const open = await openCluster(join(closed, "var"));
      const native = join(closed, "native");
      cpSync(dirname(dirname(open.binaries.postgres)), native, { recursive: true, verbatimSymlinks: true });
      const at = (name: string) => join(native, "bin", name);
      const binaries = { postgres: at("postgres"), initdb: at("initdb"), pg_ctl: at("pg_ctl") };
      // As installed under umask 077.
      for (const program of Object.values(binaries)) chmodSync(program, 0o700);
      const launch = launcher(nobody, Object.values(binaries), open.dataDir);
      const cluster = { ...open, binaries, account: nobody, launch };
      await ensureData(cluster);
      const { admin, pid } = await bringUp(cluster, undefined, new AbortController().signal);
      expect((await admin.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
      // The capability to read and search, but no other.
      expect(readFileSync(`/proc/${pid}/status`, "utf8")).toMatch(/^CapEff:\t0+[24]$/m);
      await shutDown(cluster, pid);
      await gone(pid);
      await admin.end();
    },
  );

  it.runIf(process.platform === "linux")(
    "does not count as lost if its process runs out of file descriptors",
    async () => {
      const server = await serveNarrowly(dataDir, 256);
      const pid = postmaster(dataDir);
      server.child.stdin?.write("now");
      await expect.poll(server.log).toContain("EMFILE");
      // The engine checks its database every second.
      await sleep(3_500);
      expect(server.log()).not.toMatch(/database lost|Another|restarting/);

      // Even if the connection really is lost meanwhile, the database does not outlive the process.
      const owner = new URL(server.url);
      owner.username = "postgres";
      owner.password = readFileSync(join(dataDir, "postgres", "mindreel.secret"), "utf8");
      const cut =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'mindreel-owner%'";
      expect(await query(owner.href, cut)).toEqual([true]);
      await expect.poll(server.log).toContain("database lost");
      await stop(server);
      expect(server.log()).toContain("stopped");
      expect(server.child.exitCode).toBe(0);
      await gone(pid);
    },
  );

  it("stays stopped if stopped in the middle of a restart", async () => {
    const server = await serve(dataDir);
    process.kill(postmaster(dataDir), "SIGKILL");
    await sleep(1050);
    await stop(server);
    expect(server.child.exitCode).toBe(0);
    const left = postmaster(dataDir);
    expect(left !== 0 && isAlive(left)).toBe(false);
  });
});
