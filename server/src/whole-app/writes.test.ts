import { api, type Call } from "@mindreel/contract/api";
import type { Endpoint } from "@mindreel/contract/wire/endpoint";
import { afterAll, describe, expect, it } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import { webRoot } from "#test/app/web.ts";
import { everyCall } from "#test/calls/every-call.ts";
import { createWorld } from "#test/calls/world.ts";
import { startGoogle } from "#test/peers/google.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { startS3 } from "#test/peers/s3.ts";

/** A transaction that requests a second connection would never get one. */
const connections = 1;

const google = await startGoogle();
afterAll(() => google.stop());
const found = { state: "found", title: "A film", description: "About it.", seconds: 60, picture: "still" } as const;
const playlist = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="English",LANGUAGE="en",URI="en.vtt"';
const videoSources = {
  probe: async () => found,
  peek: async () => ({ status: 200, date: null, text: "", leadsTo: [] }),
  fetchFile: async (url: string) => ({
    ...{ status: 200, url },
    content: Buffer.from(url.endsWith(".vtt") ? "WEBVTT\n\n00:01.000 --> 00:02.000\nHello" : playlist),
  }),
  measuredAtOnce: () => 1,
  measure: async () => [60],
  fetchPicture: () => picture("jpeg", 640, 360),
};
const t = await startPaidApp(
  { rateLimits: true, google: { clientId: "films", apiBase: google.url } },
  {},
  { connections, videoSources, webRoot: webRoot() },
);
// The emulator runs in real time.
t.advance(Date.now() - Number(t.clock()));

const world = createWorld(t, google, await startS3());
const endpoints = Object.entries(api) as [Call, Endpoint][];
const prepared = new Map(everyCall.flatMap(([call, { request }]) => (request === undefined ? [] : [[call, request]])));

const { token: reader } = await world.superuser();
const newestEntry = async () => (await t.ok("GET /api/admin/v1/audit/", { token: reader })).results[0];

describe("with a pool of one connection", () => {
  it("has a request for every write and every call that is recorded, and no others", () => {
    const expected = endpoints.filter(([call, { audit }]) => !call.startsWith("GET ") || audit !== undefined);
    expect([...prepared.keys()].toSorted()).toEqual(expected.map(([call]) => call).toSorted());
  });

  it.each(endpoints.filter(([call]) => prepared.has(call)))("%s succeeds", async (call, { response, audit }) => {
    const { details, target, ...options } = (await prepared.get(call)?.(world)) ?? {};
    const before = await newestEntry();
    const { status, body } = await t.request(call, { ...options, from: "192.0.2.1" });
    expect([status, status === response.status ? undefined : body]).toEqual([response.status, undefined]);
    if (audit === undefined) return;
    const entry = await newestEntry();
    expect(entry?.id).not.toBe(before?.id);
    const { id, username } = await t.ok("GET /api/accounts/v1/current_user/", { token: options.token });
    expect(entry).toMatchObject({ actor_id: id, actor: username, action: audit, details });
    expect(entry?.target_type).toBe(audit.split(".")[0]);
    expect(entry?.target_id).toBe(target ?? options.id ?? (body as { id: number }).id);
  });

  it("has a recorded action for every write of superusers that changes something", () => {
    const unrecorded = endpoints.filter(
      ([call, { access, audit, readOnly, createsDraft }]) =>
        audit === undefined && access === "superuser" && !call.startsWith("GET") && !readOnly && !createsDraft,
    );
    expect(unrecorded).toEqual([]);
  });

  it("runs every job, including the nightly ones", async () => {
    await t.query("insert into pgboss.job (name) select name from pgboss.schedule");
    const left = async () => {
      // All of them wait for the same connection, so on a busy machine one may fail at first and be retried.
      await t.query("update pgboss.job set start_after = now() where state in ('created', 'retry')");
      return t.query(
        "select name, state, output from pgboss.job where state <> 'completed' and name not like '\\_\\_pgboss%'",
      );
    };
    await expect.poll(left, { timeout: 100_000, interval: 250 }).toEqual([]);
  }, 120_000);
});
