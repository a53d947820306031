import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { libraryOf } from "#test/library/library.ts";
import { startProvider } from "#test/peers/provider.ts";
import { playableOrigins } from "./source-origins.policy.ts";

const host = await startProvider();
const videoSources = createVideoSources(oembedProviders(host.origin), { ownOrigin: publicUrl, privateToo: true });
const t = await startApp({ webRoot: webRoot(), videoSources });
const beside = await startApp({ webRoot: webRoot(), videoSources, beside: t.url });
const { token } = first(await t.members("superuser", 1));
const category = await libraryOf(t, token).category("Any");

/** The sources of a directive on a page, after the servers' cache has expired. */
async function allowed(name: string, app = t): Promise<string[]> {
  app.advance(1000);
  const policy = String((await app.app.inject({ url: "/" })).headers["content-security-policy"]);
  const directive = policy.split(";").find((each) => each.trim().startsWith(`${name} `)) ?? "";
  return directive.split(" ").filter((source) => /^https?:/.test(source) && source !== publicUrl);
}
const connect = (app = t) => allowed("connect-src", app);
const media = () => allowed("media-src");

async function create(address: string): Promise<number> {
  const form = {
    title: "Film",
    category: String(category),
    youtube_video_link: address,
    video_oid: "film",
    videos_thumbnail: file(await picture()),
  };
  return (await t.ok("POST /api/category/v1/video/", { token, form })).id;
}
const remove = (id: number) => t.ok("DELETE /api/category/v1/video/{id}/", { token, id });

beforeEach(async () => {
  await t.query("delete from videos");
});

describe("pages", () => {
  it("may load only from the hosts that videos play from", async () => {
    expect([await connect(), await media()]).toEqual([[], []]);
    const stream = await create("https://streams.example.com:8443/a/master.m3u8?x=1");
    await create("https://streams.example.com:8443/b/master.m3u8");
    await create("https://files.example.com/film.mp4");
    expect(await connect()).toEqual(["https://streams.example.com:8443"]);
    expect((await media()).toSorted()).toEqual(["https://files.example.com", "https://streams.example.com:8443"]);
    await t.ok("PATCH /api/category/v1/video/{id}/", {
      ...{ token, id: stream, body: { youtube_video_link: "https://other.example.com/a.mpd" } },
    });
    expect((await connect()).toSorted()).toEqual(["https://other.example.com", "https://streams.example.com:8443"]);
    await remove(stream);
    expect(await connect()).toEqual(["https://streams.example.com:8443"]);
    await t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids: [stream] } });
    expect(await connect()).toContain("https://other.example.com");
    await t.query("delete from videos");
    expect(await t.query("select * from source_origins")).toEqual([]);
    expect([await connect(), await media()]).toEqual([[], []]);
  });

  it("never include hosts with a special meaning in a policy", async () => {
    for (const name of ["*", "*.com", "a;script-src", "a,b"]) await create(`https://${name}/film.m3u8`);
    expect(await connect()).toEqual([]);
    expect((await t.app.inject({ url: "/" })).statusCode).toBe(200);
  });

  it("include a new host on every server, at one query per second", async () => {
    await connect(beside);
    await create("https://new.example.com/film.m3u8");
    const query = vi.spyOn(beside.database.pool, "query");
    expect(await connect(beside)).toEqual(["https://new.example.com"]);
    for (let n = 0; n < 20; n++) await beside.app.inject({ url: "/signin" });
    // Jobs run queries of their own, on either server.
    const asked = query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes("from source_origins"));
    expect(asked.length).toBe(1);
    query.mockRestore();
  });

  it("get a new frame after a change, so that no browser keeps using a cached one", async () => {
    const frame = async () => (await t.app.inject({ url: "/frames/home" })).headers;
    await connect();
    const before = await frame();
    await create("https://new.example.com/film.m3u8");
    await connect();
    const { "mindreel-frame": name, "content-security-policy": policy } = await frame();
    expect(name).not.toBe(before["mindreel-frame"]);
    expect(policy).toContain("https://new.example.com");
  });

  it("are served with the cached origins while the database is down", async () => {
    await create("https://films.example.com/film.m3u8");
    expect(await connect()).toEqual(["https://films.example.com"]);
    const query = vi.spyOn(t.database.pool, "query").mockRejectedValue(new Error("away"));
    expect(await connect()).toEqual(["https://films.example.com"]);
    query.mockRestore();
  });
});

it("reads the origin of an address as a browser does, and none from a path of this server", async () => {
  const addresses = fc
    .sample(fc.webUrl({ withQueryParameters: true, withFragments: true }), 200)
    .map((address) => new URL(address).href);
  const others = [
    "HTTPS://Films.test",
    "http://films.test:8080?x=/y",
    "/demo/lake.mp4",
    "ftp://films.test/a",
    "https://",
  ];
  const origins = await t.query<{ origin: string | null }>(
    "select origin_of(address) as origin from unnest($1::text[]) with ordinality a (address, n) order by n",
    [[...addresses, ...others]],
  );
  expect(origins.map(({ origin }) => origin)).toEqual([
    ...addresses.map((address) => new URL(address).origin),
    ...["https://films.test", "http://films.test:8080", null, null, null],
  ]);
});

describe("the host that a playlist leads to", () => {
  const learned = (origins: string[]) =>
    vi.waitFor(async () => expect((await connect()).toSorted()).toEqual(origins.toSorted()));

  it("is learned when a video is added and on a check, and removed with a deleted video", async () => {
    host.file("/master.m3u8", Buffer.from("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/index.m3u8\n"));
    host.file("/low/index.m3u8", Buffer.from("#EXTM3U\n#EXTINF:4,\nhttps://cdn.example.com/1.ts\n"));
    const id = await create(`${host.origin}/master.m3u8`);
    await learned([host.origin, "https://cdn.example.com"]);
    host.file("/low/index.m3u8", Buffer.from("#EXTM3U\n#EXTINF:4,\nhttps://cdn-2.example.com/1.ts\n"));
    await t.ok("POST /api/admin/v1/health/videos/{id}/check/", { token, id });
    await learned([host.origin, "https://cdn-2.example.com"]);
    await remove(id);
    await learned([]);
    await t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids: [id] } });
    await learned([host.origin, "https://cdn-2.example.com"]);
  });

  it("is learned for imported videos, and kept when the host does not answer", async () => {
    host.file("/film.mpd", Buffer.from("<MPD><BaseURL>https://dash.example.com/</BaseURL></MPD>"));
    const lines = [{ line: 1, url: `${host.origin}/film.mpd`, title: "Film" }];
    await t.ok("POST /api/category/v1/import/", { token, body: { lines, dry_run: false } });
    await learned([host.origin, "https://dash.example.com"]);
    host.json("/film.mpd", {}, 503);
    const [{ id } = { id: 0 }] = await t.query<{ id: number }>("select id from videos");
    await t.ok("POST /api/admin/v1/health/videos/{id}/check/", { token, id });
    await learned([host.origin, "https://dash.example.com"]);
  });
});

const hls = (origin: string) => ({ kind: "hls", origin }) as const;

describe("the origins that pages may load videos from", () => {
  it("depend on how each kind plays", () => {
    const origins = [
      { kind: "youtube", origin: "https://www.youtube.com" },
      { kind: "vimeo", origin: "https://vimeo.com" },
      { kind: "hls", origin: "https://a.example.com" },
      { kind: "dash", origin: "https://b.example.com:8443" },
      { kind: "file", origin: "http://c.example.com" },
    ] as const;
    expect(playableOrigins(origins)).toEqual({
      connect: ["https://vimeo.com", "https://a.example.com", "https://b.example.com:8443"],
      media: ["https://a.example.com", "http://c.example.com"],
    });
  });

  it("include all subdomains of a host that redirects each viewer to a different one", () => {
    const { connect } = playableOrigins(
      ["https://stream.mux.com", "https://chunk-7.mux.com", "https://notmux.com"].map(hls),
    );
    expect(connect).toEqual(["https://*.mux.com", "https://notmux.com"]);
  });

  it("fit into a header regardless of the number of hosts, most used first", () => {
    const { connect } = playableOrigins(Array.from({ length: 500 }, (_, n) => hls(`https://host-${n}.example.com`)));
    expect(connect[0]).toBe("https://host-0.example.com");
    expect(connect.join(" ").length).toBeLessThanOrEqual(1500);
    expect(connect.length).toBeGreaterThan(40);
  });

  it.each([
    "https://*",
    "https://*.com",
    "https://a;script-src",
    "https://a,b",
    "https://'self'",
    "data:",
    "https://",
    "null",
  ])("never match more than one host: %s", (origin) => expect(playableOrigins([hls(origin)]).connect).toEqual([]));

  it("contain nothing that has another meaning in a policy, whatever a playlist contains", () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), (url, text) => {
        for (const origin of [new URL(url).origin, `https://${text}`]) {
          for (const source of playableOrigins([hls(origin)]).connect)
            expect(source).toMatch(/^https?:\/\/(\*\.(mux\.com|archive\.org)|[\w.:-]+)$/);
        }
      }),
      // No address: its last part is a number.
      { examples: [["http://a.aa", "_.0"]] },
    );
  });
});
