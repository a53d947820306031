import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type ClientRequest, request as httpRequest } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { gifFrames, scans, webpFrames } from "#fixtures/hostile-pictures.ts";
import { bomb, file, interlaced, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const url = await t.app.listen({ port: 0, host: "127.0.0.1" });
/** The decoding processes. */
const decoders: ChildProcess[] = [];
subscribe("child_process", (message) => decoders.push((message as { process: ChildProcess }).process));

/** The peak memory of a running process, in MB. */
const peakOf = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** A picture as a multipart body, so that 50 uploads encode it only once. */
async function formOf(content: Buffer) {
  const form = new FormData();
  form.set("profile_pic", file(content));
  const encoded = new Response(form);
  return { type: encoded.headers.get("content-type") ?? "", body: new Uint8Array(await encoded.arrayBuffer()) };
}
type Form = Awaited<ReturnType<typeof formOf>>;

const good = await formOf(await picture("jpeg", 320, 320));
// Some of them were opened by a client for a call that it then aborted.
afterAll(() => t.app.server.closeAllConnections());

async function upload(
  { id, token }: { id: number; token: string },
  { type, body }: Form,
  signal: AbortSignal | null = null,
): Promise<{ status: number; code: unknown; wait: string | null }> {
  const headers = { authorization: `Token ${token}`, "content-type": type };
  const address = `${url}/api/accounts/v1/userlist/${id}/`;
  const response = await fetch(address, { method: "PATCH", headers, body, signal });
  const said: unknown = await response.json();
  const code = typeof said === "object" && said !== null && "code" in said ? said.code : undefined;
  return { status: response.status, code, wait: response.headers.get("retry-after") };
}

describe("50 hostile pictures at once", async () => {
  const attacker = first(await t.members("member", 1));
  const other = first(await t.members("member", 1));
  const contents = [await scans(), await webpFrames(), gifFrames(), bomb(), await interlaced(5000, 5000)];
  const hostile = await Promise.all(contents.map(formOf));
  const all = Array.from({ length: 50 }, (_, index) => hostile[index % hostile.length] ?? good);

  it("are refused, while another member's is answered", async () => {
    const responses = Promise.all(all.map((content) => upload(attacker, content)));
    // Within five seconds on an idle machine; see `bench`. Waiting for all of them would take minutes.
    const asked = performance.now();
    expect((await upload(other, good)).status).toBe(200);
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
    expect((await upload(attacker, good)).status).toBe(200);
  }, 120_000);

  it("leave nothing behind when their sender disconnects", async () => {
    const hangUp = new AbortController();
    const responses = Promise.allSettled(all.map((content) => upload(attacker, content, hangUp.signal)));
    await once(t.app.server, "request");
    hangUp.abort();
    await responses;
    expect((await upload(other, good)).status).toBe(200);
    await expect.poll(async () => (await upload(attacker, good)).status).toBe(200);
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

it("limits uploads in progress to ten", async () => {
  const slow = await t.members("member", 10);
  const next = first(await t.members("member", 1));
  const begun: ClientRequest[] = [];
  const begin = ({ id, token }: (typeof slow)[number]) => {
    const headers = { authorization: `Token ${token}`, "content-type": "multipart/form-data; boundary=b" };
    const sending = httpRequest(`${url}/api/accounts/v1/userlist/${id}/`, { method: "PATCH", headers, agent: false });
    sending.on("error", () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="profile_pic"; filename="a.png"\r\n\r\nhalf of it');
    begun.push(sending);
  };
  slow.forEach(begin);
  const refused = async () => {
    const response = await upload(next, good);
    // It may have taken the place of one of the ten, so they all start again.
    if (response.status === 200) slow.forEach(begin);
    return response;
  };
  await expect.poll(refused).toEqual({ status: 429, code: "rate_limited", wait: "10" });
  // A form without a file needs no place.
  const form = { full_name: "Somebody" };
  const call = "PATCH /api/accounts/v1/userlist/{id}/";
  expect((await t.request(call, { ...next, form })).status).toBe(200);
  for (const sending of begun) sending.destroy();
  await expect.poll(async () => (await upload(next, good)).status).toBe(200);
});

it("refuses an empty file that was chosen, but accepts a form without one", async () => {
  const member = first(await t.members("member", 1));
  const call = "PATCH /api/accounts/v1/userlist/{id}/";
  const empty = await t.request(call, { ...member, form: { full_name: "A", profile_pic: file("") } });
  expect(empty.status).toBe(400);
  expect(empty.body).toMatchObject({ errors: { profile_pic: ["The file is empty. Choose another picture."] } });
  const none = new File([], "", { type: "application/octet-stream" });
  expect((await t.request(call, { ...member, form: { full_name: "B", profile_pic: none } })).status).toBe(200);
});
