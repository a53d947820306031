import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPidFile } from "#data/engine/postmaster.ts";
import { loneServer } from "../support/lone-server.ts";
import { lostNotes, noteWriters } from "../support/note-writers.ts";

/** Only root may mount a file system. */
const mayMount = process.platform === "linux" && process.getuid?.() === 0;

/** A separate file system, which can be filled to the last byte and emptied again. */
function smallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "mindreel-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmdirSync(folder);
  });
  const ballast = path.join(folder, "ballast");
  const page = Buffer.alloc(4_096);
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    /** Uses up all the space that is left. */
    fill: () => {
      try {
        while (free() > 0) writeFileSync(ballast, Buffer.alloc(Math.max(page.length, free())), { flag: "a" });
      } catch {
        // Another process took the last page.
      }
    },
    empty: () => rmSync(ballast, { force: true }),
  };
}

const [rounds, people, writes] = [5, 20, 500];
/** Seconds of refusals in each round: long enough for the database to give up, and try to restart. */
const fullSeconds = 15;

it.runIf(mayMount)(
  "A full disk loses no write, and the server recovers once there is space again",
  async ({ task }) => {
    const disk = smallDisk(600);
    const server = await loneServer(people, {}, disk.folder);
    const { acknowledged, refused, begin } = noteWriters(server);
    const { child, port } = await server.start();
    const end = begin(port);
    const acknowledges = (count: number) =>
      expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(count);
    /** Makes the database write more WAL than there is space for, after which it may shut down. */
    const overflow = () =>
      server.query("select pg_logical_emit_message(true, 'drill', repeat('x', 50000000))").catch(() => undefined);
    const postmaster = () => readPidFile(path.join(server.dataDir, "postgres"))?.pid;
    let [slowest, databaseEnded] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      await acknowledges(acknowledged.size + writes);
      const refusedBefore = refused.get("503") ?? 0;
      const until = performance.now() + fullSeconds * 1_000;
      const before = postmaster();
      disk.fill();
      if (round % 2 === 1) await overflow();
      await expect
        .poll(() => {
          disk.fill();
          return performance.now() > until && (refused.get("503") ?? 0) > refusedBefore;
        })
        .toBe(true);
      disk.empty();
      const freed = performance.now();
      await acknowledges(acknowledged.size + 1);
      slowest = Math.max(slowest, performance.now() - freed);
      if (postmaster() !== before) databaseEnded++;
    }
    await acknowledges(acknowledged.size + writes);
    await end();
    expect(child.exitCode).toBeNull();
    expect(await lostNotes(server, acknowledged)).toEqual([]);
    // Every refusal asked the client to retry.
    expect([...refused.keys()]).toEqual(["503"]);
    expect(slowest).toBeLessThan(10_000);
    task.meta.figure = `${rounds} times full, ${fullSeconds} s each, ${databaseEnded} of them until the database shut itself down: ${acknowledged.size} writes acknowledged, 0 lost; ${refused.get("503")} refused, all by 503 with Retry-After; writes accepted again within ${(slowest / 1000).toFixed(1)} s of space being freed`;
  },
);
