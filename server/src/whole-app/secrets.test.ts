import { api, type Call } from "@mindreel/contract/api";
import { signingProviders } from "@mindreel/contract/plain/kinds/signing-providers";
import { startEmulator } from "@mindreel/stripe-local/emulator";
import { beforeAll, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password, type Role } from "#test/app/members.ts";
import { bodiesOf, queries as requiredQueries } from "#test/calls/every-call.ts";
import { proof } from "#test/calls/world.ts";
import { startS3 } from "#test/peers/s3.ts";
import { customerKeys } from "#test/peers/signing-keys.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { atEnd } from "#test/run/at-end.ts";
import { unzip } from "#test/zip.ts";

const stripeKey = "sk_test_the_account_s_4711";
const emulator = await startEmulator({ secretKey: stripeKey });
atEnd(() => emulator.stop());
const t = await startApp({ config: { stripeApiBase: emulator.url } });
const superuser = first(await t.members("superuser", 1));
const registered = await t.register("pro");
const pro = { id: registered.id, token: await t.login(registered.email) };

/** The calls whose responses may contain a signed address. */
const mayHave: readonly Call[] = ["POST /api/playback/v1/videos/{id}/"];

/** Parts of signed addresses that plain ones lack, and of the keys. */
const signatures = /token=|token_path|expires=\d|HS256-|X-Amz-|Signature=|Policy=|Key-Pair-Id|eyJhbGciOi/i;
const key = customerKeys.mux.secret.split("\n")[3] ?? "";
const mailPassword = "the-mail-server-s-4711";
const secrets = [key, ...signingProviders.map((provider) => customerKeys[provider].secret), mailPassword, stripeKey];

const smtp = await startSmtp();
atEnd(smtp.stop);
const mailServer = { host: "127.0.0.1", port: smtp.port, encryption: "none", user: "films", from: "us@example.com" };
const connected = { ...mailServer, password: mailPassword };

const hosts = signingProviders.map((provider, n) => ({ provider, host: `host-${n}.example.com` }));
const files = { mux: "/abc.m3u8", cloudflare_stream: "/abc/manifest/video.m3u8", bunny_embed: "/embed/1/abc" };
const pathAt = (provider: string) => Object.entries(files).find(([name]) => name === provider)?.[1] ?? "/abc/film.mp4";
const sources = hosts.map(({ provider, host }) => `https://${host}${pathAt(provider)}`);
const ids: number[] = [];

async function connectMail(token: string): Promise<void> {
  const { result } = await t.ok("PUT /api/site/v1/connections/mail/", { token, body: connected });
  expect(result.passed).toBe(true);
}

const { settings: s3 } = await startS3();
secrets.push(s3.secretAccessKey);
const bucket = {
  ...{ endpoint: s3.endpoint, region: s3.region, bucket: s3.bucket, access_key_id: s3.accessKeyId },
  secret_access_key: s3.secretAccessKey,
};

async function connectBucket(token: string): Promise<void> {
  const { result } = await t.ok("PUT /api/site/v1/connections/storage/", { token, body: bucket });
  expect(result.passed).toBe(true);
}

async function connectPayments(token: string): Promise<void> {
  const body = { ...proof, secret_key: stripeKey };
  expect((await t.ok("PUT /api/site/v1/connections/payments/", { token, body })).result.passed).toBe(true);
  secrets.push(...emulator.world.all("webhookEndpoints").map(({ secret }) => secret));
}

beforeAll(async () => {
  await connectMail(superuser.token);
  await connectPayments(superuser.token);
  await connectBucket(superuser.token);
  for (const [n, { provider, host }] of hosts.entries()) {
    const { id: key_id, region, secret } = customerKeys[provider];
    const body = { host, provider, secret, ...(key_id && { key_id }), ...(region && { region }) };
    await t.ok("PUT /api/playback/v1/sources/", { token: superuser.token, body });
    const url = sources[n] ?? "";
    const source = { kind: url.endsWith(".m3u8") ? "hls" : "file", url } as const;
    const draft = { title: `Film ${n}`, oid: `film-${n}`, categoryId: null, source, picture: undefined };
    ids.push(await t.services.catalogue.videoEditing.create(draft));
  }
  await t.query("insert into categories (id, name) overriding system value select id, 'Shelf ' || id from videos");
  await t.query("update videos set category_id = id");
  const { id: series } = await t.ok("POST /api/series/v1/series/", {
    token: superuser.token,
    body: { title: "Films" },
  });
  const videos = ids.slice(0, 3).map((id) => ({ id, series: { id: series } }));
  await t.ok("PATCH /api/admin/v1/videos/", { token: superuser.token, body: { videos } });
  const code = { code: "SPRING", percent_off: 20, duration: "once" } as const;
  await t.ok("POST /api/billing/v1/codes/", { token: superuser.token, body: code });
  const { id: campaign } = await t.ok("POST /api/admin/v1/campaigns/", { token: superuser.token });
  const written = { subject: "News", preview_text: "", body: "What is new", videos: ids };
  const news = { ...written, audience: ["pro"], language: null, version: 1 };
  await t.ok("PUT /api/admin/v1/campaigns/{id}/", { token: superuser.token, id: campaign, body: news });
  // In every list that shows videos.
  for (const member of [superuser, pro]) {
    const lists = { user: member.id, video: ids };
    for (const kind of ["save", "recent"] as const) {
      await t.ok(`POST /api/category/v1/${kind}/videos/`, { token: member.token, body: lists });
    }
    for (const id of ids) {
      const { session } = await t.ok("POST /api/playback/v1/videos/{id}/", { token: member.token, id });
      const body = { position: 30, duration: 600, session, seq: 1 };
      await t.ok("PUT /api/playback/v1/videos/{id}/position/", { token: member.token, id, body });
      await t.ok("DELETE /api/playback/v1/plays/{session}/", { token: member.token, params: { session } });
    }
  }
});

it("would detect a leak: the playback call gives a signed address to pro members", async () => {
  for (const id of ids.slice(0, 3)) {
    const { src } = await t.ok("POST /api/playback/v1/videos/{id}/", { token: pro.token, id });
    expect(src).toMatch(signatures);
  }
  const { results } = await t.ok("GET /api/category/v1/video/", { token: pro.token });
  expect(results.map(({ youtube_video_link: url }) => url).toSorted()).toEqual(sources.toSorted());
});

it("gives a signed address only to those who may watch, and a key to nobody", async () => {
  const { token: member } = first(await t.members("member", 1));
  for (const [n, id] of ids.entries()) {
    for (const token of [undefined, member, pro.token, superuser.token]) {
      const { status, body } = await t.request("POST /api/playback/v1/videos/{id}/", { token, id });
      const said = JSON.stringify(body);
      for (const secret of secrets) expect(said).not.toContain(secret);
      if (token === undefined || token === member) {
        expect(status).toBe(token === undefined ? 401 : 403);
        expect(said).not.toMatch(signatures);
        expect(said).not.toContain(hosts[n]?.host);
      }
    }
  }
});

it("leaves both out of the copy of members' own data", async () => {
  const response = await t.app.inject({
    ...{ method: "POST", url: "/api/accounts/v1/security/own-data/", payload: { current_password: password } },
    headers: { authorization: `Token ${pro.token}` },
  });
  const files = [...unzip(response.rawPayload).values()].map(String).join("\n");
  expect(files).toContain("Film 0");
  expect(files).not.toMatch(signatures);
  for (const secret of secrets) expect(files).not.toContain(secret);
});

const days = "?from=2026-01-01&to=2026-01-15";
/** Queries with which calls return more than a 400. */
const queries: Partial<Record<Call, string>> = {
  ...requiredQueries,
  "GET /api/category/v1/lookup/": `?url=${encodeURIComponent(sources[0] ?? "")}`,
  "GET /api/category/v1/lookup/length/": `?url=${encodeURIComponent(sources[0] ?? "")}`,
  "GET /api/admin/v1/health/videos/": "?kind=unwatched",
  "GET /api/category/v1/captions/match/": "?names=film-1.en.vtt",
  "GET /api/search/v1/": "?q=film",
  "GET /api/search/v1/suggest/": "?q=film",
  "GET /api/playback/v1/queue/": "?minutes=60",
  "GET /api/admin/v1/figures/": days,
  "GET /api/admin/v1/figures/searches/": days,
  "GET /api/admin/v1/figures/sales/": days,
  "GET /api/admin/v1/figures/videos/": days,
  "GET /api/admin/v1/figures/file/": `${days}&file=videos`,
  "GET /api/admin/v1/web-vitals/": days,
};
/** Likewise, bodies. */
const bodiesFor = (id: number, caller: number): Partial<Record<Call, object>> => ({
  ...bodiesOf(caller, ids),
  "PATCH /api/category/v1/video/{id}/": { title: "Another title" },
  "POST /api/playback/v1/sources/{id}/test/": {},
  "PUT /api/playback/v1/sources/": {
    host: "host-9.example.com",
    provider: "mux",
    key_id: "x",
    secret: customerKeys.mux.secret,
  },
  "POST /api/category/v1/import/": { dry_run: true, lines: [{ line: 1, url: sources[0] ?? "", title: "Film" }] },
  "PATCH /api/admin/v1/videos/": { videos: [{ id, release_at: null }] },
  "PUT /api/site/v1/connections/mail/": connected,
  "PUT /api/site/v1/connections/payments/": { ...proof, secret_key: stripeKey },
  "PUT /api/site/v1/connections/storage/": bucket,
});

/**
 * Reads that require something missing here: a payment, a mail's link, captions, documents, a new server.
 */
const unread: readonly Call[] = [
  "GET /api/category/v1/session-check/",
  "GET /api/billing/v1/members/{id}/code/",
  "GET /api/category/v1/video/{id}/captions/{caption}.vtt",
  "GET /api/public/v1/offer/",
  "GET /api/public/v1/invitation/",
  "GET /api/public/v1/first-run/",
  "GET /api/admin/v1/first-run/",
  "GET /api/public/v1/legal/{document}/",
  "GET /api/public/v1/pages/{slug}/",
  "GET /api/public/v1/film-captions/",
];
/** Writes whose responses contain videos or keys. */
const written: readonly Call[] = [
  "PUT /api/site/v1/connections/mail/",
  "PUT /api/site/v1/connections/payments/",
  "POST /api/site/v1/connections/payments/fix/",
  "PUT /api/site/v1/connections/storage/",
  "POST /api/category/v1/import/",
  "POST /api/admin/v1/health/videos/{id}/check/",
  "POST /api/playback/v1/sources/{id}/test/",
  "PUT /api/playback/v1/sources/",
  "PUT /api/playback/v1/videos/{id}/position/",
  "PUT /api/playback/v1/videos/{id}/watched/",
  "PATCH /api/category/v1/video/{id}/",
  "PATCH /api/admin/v1/videos/",
  "PATCH /api/series/v1/series/{id}/",
  "POST /api/category/v1/like/videos/",
  "POST /api/category/v1/save/videos/",
  "POST /api/category/v1/recent/videos/",
];

const order = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const calls = (Object.keys(api) as Call[])
  .filter((call) => !mayHave.includes(call))
  // Destructive calls come last.
  .toSorted((a, b) => order.findIndex((verb) => a.startsWith(verb)) - order.findIndex((verb) => b.startsWith(verb)));
const callers: readonly (Role | "anonymous")[] = ["anonymous", "member", "pro", "superuser"];

/** Each write has a new caller, since some calls end their own session. */
async function who(caller: (typeof callers)[number], method: string) {
  if (caller === "anonymous") return { id: 0, token: undefined };
  if (method === "GET" && caller === "pro") return pro;
  return first(await t.members(caller, 1));
}

it.each(calls)("%s returns no key and no signed address to any caller", async (call) => {
  const [method = "", path = ""] = call.split(" ");
  let answered = false;
  for (const caller of callers) {
    const { id: self, token } = await who(caller, method);
    for (const id of path.includes("{") ? [...ids.slice(0, 2), pro.id] : ids.slice(0, 1)) {
      const body = method === "GET" ? undefined : JSON.stringify(bodiesFor(id, self)[call] ?? {});
      const response = await t.app.inject({
        method: method as "GET",
        url: `${path.replace("{code}", "SPRING").replaceAll(/\{\w+\}/g, String(id))}${queries[call] ?? ""}`,
        headers: {
          ...(token !== undefined && { authorization: `Token ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { payload: body }),
      });
      const said = response.payload + JSON.stringify(response.headers);
      answered ||= response.statusCode < 300;
      expect(said, caller).not.toMatch(signatures);
      for (const secret of secrets) expect(said, caller).not.toContain(secret);
    }
  }
  const mustAnswer = method === "GET" ? !unread.includes(call) : written.includes(call);
  expect(answered || !mustAnswer, "it answers somebody without an error").toBe(true);
});

it("leaves neither in the log, nor unencrypted in the database", async () => {
  // Some of the calls above have forgotten them.
  const { token } = first(await t.members("superuser", 1));
  await connectMail(token);
  await connectPayments(token);
  await connectBucket(token);
  const stored = JSON.stringify([
    await t.query("select * from protected_sources"),
    await t.query("select * from site_connections"),
    await t.query("select * from videos"),
    await t.query("select * from video_origins"),
    await t.query("select * from audit_log"),
    await t.query("select data, output from pgboss.job"),
  ]);
  for (const said of [stored, t.log.join("\n")]) {
    expect(said).not.toMatch(signatures);
    for (const secret of secrets) expect(said).not.toContain(secret);
  }
});
