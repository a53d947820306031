import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { startProcess } from "#test/app/server-process.ts";
import { dropDatabase, makeDatabase, withName } from "#test/database/database.ts";

const rounds = 10;

it("Two servers that start at the same moment on an empty database both work", async ({ task }) => {
  const { url, template } = inject("database");
  const folder = await mkdtemp(path.join(tmpdir(), "mindreel-drill-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    const name = `${template}_two_${round}`;
    await makeDatabase(url, name);
    const began = performance.now();
    const servers = await Promise.all(
      ["one", "other"].map((each) =>
        startProcess({ dataDir: path.join(folder, `${each}${round}`), databaseUrl: withName(url, name) }),
      ),
    );
    slowest = Math.max(slowest, performance.now() - began);
    for (const { port } of servers) {
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      const listed = await fetch(`http://127.0.0.1:${port}/api/public/v1/showcase/`);
      expect(listed.status).toBe(200);
    }
    for (const { child } of servers) {
      child.kill("SIGTERM");
      await once(child, "exit");
      expect(child.exitCode).toBe(0);
    }
    await dropDatabase(url, name);
  }
  task.meta.figure = `${rounds} times: both serve within ${(slowest / 1000).toFixed(1)} s`;
});
