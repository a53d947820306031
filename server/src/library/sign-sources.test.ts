import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { startSignedHost } from "#test/peers/signed-host.ts";
import { customerKeys } from "#test/peers/signing-keys.ts";
import { lifetimeOf, signedHost } from "./sign-sources.policy.ts";

const reach = { ownOrigin: publicUrl, privateToo: true };
const videoSources = createVideoSources(oembedProviders("http://127.0.0.1:1"), reach);
const t = await startApp({ videoSources, webRoot: webRoot() });
const { clock } = t;
const there = await startApp({ videoSources, beside: t.url, clock, config: { dataDir: t.config.dataDir } });
const bunny = await startSignedHost("bunny_cdn", customerKeys.bunny_cdn, clock);
const { token } = first(await t.members("superuser", 1));
const set = (body: object) => t.ok("PUT /api/playback/v1/sources/", { token, body });
const { signSource: sign } = t.services.library;
const playlist = { kind: "hls", url: `${bunny.origin}/vid/playlist.m3u8` } as const;
const key = { host: bunny.host, provider: "bunny_cdn", secret: customerKeys.bunny_cdn.secret };

bunny.file("/vid/playlist.m3u8", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/index.m3u8\n");
bunny.file("/vid/low/index.m3u8", "#EXTM3U\n#EXTINF:4,\nhttps://parts.example.com/1.ts\n#EXT-X-ENDLIST\n");
bunny.file("/film.mp4", "a film");

beforeAll(() => vi.waitFor(() => expect([t.cache.isEnabled(), there.cache.isEnabled()]).toEqual([true, true])));

describe("the address to play from", () => {
  it("is the plain one if the host is not protected", async () => {
    const sources = [
      { kind: "youtube", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" },
      { kind: "file", url: "/demo/film.mp4" },
      { kind: "hls", url: "https://elsewhere.example.com/master.m3u8" },
    ] as const;
    for (const source of sources) expect(await sign(source, 60)).toEqual({ src: source.url, expiresAt: null });
  });

  it("is signed if the host is protected, plays, and lives as long as the video needs", async () => {
    await set(key);
    const now = clock().getTime();
    const { src, expiresAt } = await sign(playlist, 3 * 3600);
    expect((await fetch(src)).status).toBe(200);
    expect((await fetch(playlist.url)).status).toBe(403);
    expect(Math.abs((expiresAt?.getTime() ?? 0) - now - 6 * 3_600_000)).toBeLessThan(60_000);
  });

  it.each([
    ["cloudflare_stream", "/ea95132c15732412d22c1476fa83f27a/manifest/video.m3u8", 24],
    ["s3", "/films/film.mp4", 7 * 24],
  ] as const)("does not outlive the limit of %s, however long the video is", async (provider, path, hours) => {
    const host = await startSignedHost(provider, customerKeys[provider], clock);
    host.file(path, "a film");
    const { id: key_id, region, secret } = customerKeys[provider];
    await set({ host: host.host, provider, secret, key_id, ...(region && { region }) });
    const source = { kind: path.endsWith(".m3u8") ? "hls" : "file", url: `${host.origin}${path}` } as const;
    const { src, expiresAt } = await sign(source, 1_000_000);
    expect((await fetch(src)).status).toBe(200);
    expect(Math.abs((expiresAt?.getTime() ?? 0) - clock().getTime() - hours * 3_600_000)).toBeLessThan(60_000);
  });

  it("costs no query once the keys are cached, and a change applies on every server", async () => {
    const other = there.services.library.signSource;
    expect((await other(playlist, null)).src).toContain("bcdn_token=");
    const queries = [t, there].map((app) => vi.spyOn(app.database.pool, "query"));
    const asked = () =>
      queries.flatMap(({ mock }) => mock.calls).filter(([text]) => JSON.stringify(text).includes("protected_sources"));
    // The other server may not have been notified of the key yet.
    await vi.waitFor(async () => {
      for (const { mock } of queries) mock.calls.length = 0;
      await Promise.all([sign(playlist, null), other(playlist, null), sign(playlist, 60), other(playlist, 60)]);
      expect(asked()).toEqual([]);
    });
    for (const query of queries) query.mockRestore();
    await set({ ...key, secret: "another-secret-of-the-zone" });
    // Immediately on the server that made the change, soon on the other one.
    expect((await fetch((await sign(playlist, null)).src)).status).toBe(403);
    await vi.waitFor(async () => expect((await fetch((await other(playlist, null)).src)).status).toBe(403));
    await set(key);
    expect((await fetch((await sign(playlist, null)).src)).status).toBe(200);
    await vi.waitFor(async () => expect((await fetch((await other(playlist, null)).src)).status).toBe(200));
  });

  it("is unavailable while the key cannot be decrypted; other hosts are not affected", async () => {
    await set({ ...key, host: "broken.example.com" });
    await t.query("update protected_sources set sealed_secret = 'AAAA' where host = 'broken.example.com'");
    const broken = { kind: "file", url: "https://broken.example.com/film.mp4" } as const;
    await expect(sign(broken, null)).rejects.toMatchObject({ code: "unavailable" });
    expect((await sign(playlist, null)).src).toContain("bcdn_token=");
  });
});

describe("a protected video", () => {
  const source = { kind: "hls", url: playlist.url } as const;
  const draft = { title: "A film", oid: "film", categoryId: null, source, picture: undefined };

  it("is found by the lookup", async () => {
    const found = await t.ok("GET /api/category/v1/lookup/", { token, query: { url: playlist.url } });
    expect(found).toMatchObject({ state: "found", duration: 4 });
    expect(await t.services.library.videoSources.measure("hls", [{ url: playlist.url, oid: "film" }])).toEqual([4]);
    await set({ ...key, secret: "another-secret-of-the-zone" });
    const refused = await t.ok("GET /api/category/v1/lookup/", { token, query: { url: playlist.url } });
    expect(refused).toMatchObject({ state: "private" });
    await set(key);
  });

  it("passes health checks, and pages may load from the hosts in its signed playlist", async () => {
    const id = await t.services.catalogue.videoEditing.create(draft);
    const call = "POST /api/admin/v1/health/videos/{id}/check/";
    expect(await t.ok(call, { token, id })).toMatchObject({ state: "found" });
    await t.ok("POST /api/admin/v1/health/check/", { token });
    const health = () => t.ok("GET /api/admin/v1/health/", { token });
    await vi.waitFor(async () => expect(await health()).toMatchObject({ checking: false }));
    expect(await health()).toMatchObject({ counts: { dead: 0 }, unasked: 0, unanswered: 0 });
    t.advance(1000);
    const policy = String((await t.app.inject({ url: "/" })).headers["content-security-policy"]);
    expect(policy).toContain(bunny.origin);
    expect(policy).toContain("https://parts.example.com");
    expect(policy).not.toContain("bcdn_token");
    expect(JSON.stringify(await t.query("select * from videos, video_origins"))).not.toContain("bcdn_token");
  });
});

it("lives four hours or twice the video's length, within the provider's limit", () => {
  expect(lifetimeOf(null, null)).toBe(14_400);
  expect(lifetimeOf(7200.5, null)).toBe(14_401);
  expect(lifetimeOf(100_000, 86_400)).toBe(86_400);
  const duration = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  fc.assert(
    fc.property(duration, fc.option(fc.integer({ min: 3600, max: 604_800 })), (seconds, longest) => {
      const life = lifetimeOf(seconds, longest);
      expect(Number.isInteger(life)).toBe(true);
      if (longest !== null) expect(life).toBeLessThanOrEqual(longest);
      else expect(life).toBeGreaterThanOrEqual(Math.max(14_400, 2 * (seconds ?? 0)));
    }),
  );
});

it.each([
  ["https://cdn.example.com/a.m3u8", "cdn.example.com"],
  ["https://cdn.example.com./a.m3u8", "cdn.example.com"],
  ["https://CDN.example.com.:443/a.m3u8", "cdn.example.com"],
  ["/clips/a.mp4", null],
])("signs %s with the key of %s", (url, host) => {
  expect(signedHost({ kind: "hls", url })).toBe(host);
});
