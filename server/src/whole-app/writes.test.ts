import { api } from "@mindreel/contract/api";
import { afterAll, describe, expect, it } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import type { RequestOptions } from "#test/app/request.ts";
import { webRoot } from "#test/app/web.ts";
import { startGoogle } from "#test/peers/google.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { accountsWrites } from "#test/writes/accounts.ts";
import { billingWrites } from "#test/writes/billing.ts";
import { captionsWrites } from "#test/writes/captions.ts";
import { catalogueWrites } from "#test/writes/catalogue.ts";
import { engagementWrites } from "#test/writes/engagement.ts";
import { firstRunWrites } from "#test/writes/first-run.ts";
import { newsletterWrites } from "#test/writes/newsletter.ts";
import { noticesWrites } from "#test/writes/notices.ts";
import { playbackWrites } from "#test/writes/playback.ts";
import { requestsWrites } from "#test/writes/requests.ts";
import { siteWrites } from "#test/writes/site.ts";
import { createStock } from "#test/writes/stock.ts";
import type { Write } from "#test/writes/writes.ts";

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

const stock = createStock(t);

/** A request for every call that is not a GET. A new call needs a row in its feature's file. */
const writes: Record<Write, () => Promise<RequestOptions>> = {
  ...accountsWrites(t, stock, google),
  ...billingWrites(t, stock),
  ...captionsWrites(t, stock),
  ...catalogueWrites(t, stock),
  ...engagementWrites(t, stock),
  ...newsletterWrites(t, stock),
  ...firstRunWrites(t, stock),
  ...playbackWrites(t, stock),
  ...requestsWrites(t, stock),
  ...noticesWrites(t, stock),
  ...siteWrites(t, stock),
  "POST /api/public/v1/web-vitals/": async () => ({
    body: { device: "phone", views: [{ page: "landing", visit: "load", lcp: 900, inp: 40, cls: 0 }] },
  }),
};

describe("with a pool of one connection", () => {
  it("has a row for every write of the contract", () => {
    const expected = Object.keys(api).filter((call) => !call.startsWith("GET "));
    expect(Object.keys(writes).toSorted()).toEqual(expected.toSorted());
  });

  it.each(Object.entries(writes))("%s succeeds", async (name, prepare) => {
    const call = name as Write;
    const { token, ...options } = await prepare();
    const { status, body } = await t.request(call, { ...options, token, from: "192.0.2.1" });
    expect([status, status === api[call].response.status ? undefined : body]).toEqual([
      api[call].response.status,
      undefined,
    ]);
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
