import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { loneServer } from "../support/lone-server.ts";
import { type Slowness, slowClients } from "../support/slow-clients.ts";
import { percentile, visitors } from "../support/visitors.ts";

const [people, slow] = [20, 1_000];
/** Longer than the two minutes after which the server disconnects them. */
const seconds = 180;
/** As `npm start` runs the server. */
const asStarted = { NODE_OPTIONS: "--max-semi-space-size=4 --max-old-space-size=256" };

const residentMegabytes = (pid = 0): number =>
  Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

it.runIf(process.platform === "linux")("A thousand slow clients slow down nobody else", async ({ task }) => {
  const server = await loneServer(people, asStarted);
  const { child, port } = await server.start();
  const { times, failures, come } = visitors(port, server.members);
  const kinds: readonly Slowness[] = ["headers", "body", "reader"];
  const crowd = slowClients(
    port,
    Array.from({ length: slow }, (_, n) => kinds[n % kinds.length] ?? "headers"),
  );
  await expect.poll(crowd.connected).toBe(slow);

  const leave = come();
  await sleep(seconds * 1_000);
  await leave();
  crowd.end();
  expect(child.exitCode).toBeNull();
  expect([...failures]).toEqual([]);
  expect(crowd.hungUpOn()).toBeGreaterThan(0);
  const p95 = percentile(times, 95);
  expect(p95).toBeLessThan(1_000);
  task.meta.figure = `${slow} that send headers or bodies, or read responses, a byte at a time, for ${seconds / 60} minutes (${crowd.hungUpOn()} disconnected): ${times.length} calls by others, p95 ${Math.round(p95)} ms, none failed; the server used at most ${residentMegabytes(child.pid)} MB`;
});
