import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { gifFrames, scans, webpFrames } from "#fixtures/hostile-pictures.ts";
import { bomb, interlaced, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { formOf, uploadTo } from "#test/app/uploads.ts";

const t = await startApp();
const url = await t.app.listen({ port: 0, host: "127.0.0.1" });
/** The decoding processes. */
const decoders: ChildProcess[] = [];
subscribe("child_process", (message) => decoders.push((message as { process: ChildProcess }).process));

/** The peak memory of a running process, in MB. */
const peakOf = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const good = await formOf(await picture("jpeg", 320, 320));
// Some of them were opened by a client for a call that it then aborted.
afterAll(() => t.app.server.closeAllConnections());

describe("50 hostile pictures at once", async () => {
  const attacker = first(await t.members("member", 1));
  const other = first(await t.members("member", 1));
  const contents = [await scans(), await webpFrames(), gifFrames(), bomb(), await interlaced(5000, 5000)];
  const hostile = await Promise.all(contents.map(formOf));
  const all = Array.from({ length: 50 }, (_, index) => hostile[index % hostile.length] ?? good);

  it("are refused, while another member's is answered", async () => {
    const responses = Promise.all(all.map((content) => uploadTo(url, attacker, content)));
    // Within five seconds on an idle machine; see `bench`. Waiting for all of them would take minutes.
    const asked = performance.now();
    expect((await uploadTo(url, other, good)).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(45_000);
    const refused = await responses;
    // The server's own memory is measured in `bench`: here it shares a process with the 50 clients.
    for (const { pid } of decoders.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      expect(peakOf(pid)).toBeLessThan(150);
    }
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400, 429]));
    for (const { code, wait } of refused.filter(({ status }) => status === 429)) {
      expect({ code, wait }).toEqual({ code: "rate_limited", wait: "5" });
    }
    expect((await uploadTo(url, attacker, good)).status).toBe(200);
  }, 120_000);

  it("leave nothing behind when their sender disconnects", async () => {
    const hangUp = new AbortController();
    const responses = Promise.allSettled(all.map((content) => uploadTo(url, attacker, content, hangUp.signal)));
    await once(t.app.server, "request");
    hangUp.abort();
    await responses;
    expect((await uploadTo(url, other, good)).status).toBe(200);
    await expect.poll(async () => (await uploadTo(url, attacker, good)).status).toBe(200);
  });
});

it("stops at once amid hostile pictures", async () => {
  const stopping = await startApp();
  const address = await stopping.app.listen({ port: 0, host: "127.0.0.1" });
  const senders = await stopping.members("member", 10);
  const large = await formOf(await picture("jpeg", 5000, 5000));
  const sent = senders.flatMap(({ id, token }) =>
    Array.from({ length: 5 }, () =>
      fetch(`${address}/api/accounts/v1/userlist/${id}/`, {
        method: "PATCH",
        headers: { authorization: `Token ${token}`, "content-type": large.type },
        body: large.body,
      }).then(
        ({ status }) => status,
        () => "closed",
      ),
    ),
  );
  const first = decoders.length;
  await expect.poll(() => decoders.length).toBeGreaterThan(first);
  const asked = performance.now();
  await stopping.app.close();
  // Open connections get five seconds.
  expect(performance.now() - asked).toBeLessThan(30_000);
  const responses = await Promise.all(sent);
  expect(responses.every((status) => ["closed", 200, 429, 503].includes(status))).toBe(true);
  await expect.poll(() => decoders.at(-1)?.signalCode).toBe("SIGKILL");
});
