import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import type { TestMember } from "#test/app/members.ts";
import { loneServer } from "../support/lone-server.ts";

/** What a client is slow at: sending the headers or the body of a request, or reading responses. */
type Slowness = "headers" | "body" | "reader";

const login = "POST /api/accounts/v1/login/ HTTP/1.1\r\nHost: x\r\n";
/** A large response, requested more often than the buffers at both ends can hold. */
const large = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
const opening: Readonly<Record<Slowness, string>> = {
  headers: `${login}X-Slow: `,
  body: `${login}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`,
  reader: large,
};

/** Clients that keep a connection busy with a byte each second, and reconnect when they are disconnected. */
function slowClients(port: number, kinds: readonly Slowness[]) {
  const open = new Set<Socket>();
  let [ended, hungUpOn, place] = [false, 0, 0];

  function come(kind: Slowness): void {
    // From several networks, since the server lets each have at most half of its connections.
    const localAddress = `127.0.1.${1 + (place++ % 20)}`;
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined);
    socket.once("connect", () => {
      open.add(socket);
      socket.write(opening[kind]);
      if (kind === "reader") socket.pause();
    });
    const slowly = setInterval(() => {
      if (kind === "reader") socket.read(1);
      else if (socket.writable) socket.write(" ");
    }, 1_000);
    socket.once("close", () => {
      clearInterval(slowly);
      open.delete(socket);
      if (ended) return;
      hungUpOn++;
      setTimeout(() => ended || come(kind), 1_000);
    });
  }

  const end = () => {
    ended = true;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(end);
  for (const kind of kinds) come(kind);
  return { connected: () => open.size, hungUpOn: () => hungUpOn, end };
}

const asked = ["/", "/api/public/v1/showcase/", "/api/category/v1/video/", "/api/notes/v1/notes/"];

/** Members who browse a server, and whose requests are timed. */
function visitors(port: number, members: readonly TestMember[]) {
  /** In milliseconds. */
  const times: number[] = [];
  /** How often each failure occurred. */
  const failures = new Map<string, number>();

  async function call(path: string, token: string): Promise<void> {
    const began = performance.now();
    const outcome = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Token ${token}` },
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok ? undefined : `${path} ${answer.status}`;
      },
      () => `${path} cut off`,
    );
    times.push(performance.now() - began);
    if (outcome !== undefined) failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
  }

  return {
    times,
    failures,
    /** Lets them all browse until they are stopped; each sends a request about every tenth of a second. */
    come: () => {
      let staying = true;
      const all = Promise.all(
        members.map(async ({ token }, n) => {
          for (let turn = n; staying; turn++) {
            await call(asked[turn % asked.length] ?? "/", token);
            await sleep(100);
          }
        }),
      );
      return async () => {
        staying = false;
        await all;
      };
    },
  };
}

/** The value at a percentile. */
function percentile(values: readonly number[], of: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? 0;
}

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
