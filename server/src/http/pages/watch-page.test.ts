import { describe, expect, it, vi } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp({ webRoot: webRoot(), config: { appName: "Kino & Co" } });
const superuser = first(await t.members("superuser", 1));
const pro = first(await t.members("pro", 1));
const free = first(await t.members("member", 1));
const secret = "https://files.example.com/secret.mp4";
const { id } = await t.ok("POST /api/category/v1/video/", {
  token: superuser.token,
  form: {
    title: 'The "Tides" </script> & <b>',
    description: `About   the sea.\n\n${"Long ".repeat(100)}`,
    category: String(await libraryOf(t, superuser.token).category("Nature")),
    youtube_video_link: secret,
    video_oid: "tides",
    videos_thumbnail: file(await picture()),
  },
});
await t.query("update videos set duration = 754 where id = $1", [id]);
const [later = 0, gone = 0] = await libraryOf(t, superuser.token).fill([
  { releaseAt: new Date(t.clock().getTime() + 30 * 86_400_000) },
  {},
]);
await t.ok("DELETE /api/category/v1/video/{id}/", { token: superuser.token, id: gone });

const get = (url: string, member?: TestMember) =>
  t.app.inject({
    url,
    headers: member
      ? { cookie: `user=${encodeURIComponent(JSON.stringify({ token: member.token, id: member.id }))}` }
      : {},
  });

describe("a video's page for visitors", () => {
  it("describes the video, and never contains its source", async () => {
    const { statusCode, payload } = await get(`/watch/${id}`);
    expect(statusCode).toBe(200);
    expect(payload).toContain("<title>The &quot;Tides&quot; &lt;/script&gt; &amp; &lt;b&gt; · Kino &amp; Co</title>");
    expect(payload.match(/<title>/g)).toHaveLength(1);
    expect(payload).toContain(`<link rel="canonical" href="http://mindreel.test/watch/${id}">`);
    expect(payload).toMatch(/<meta property="og:image" content="http:\/\/mindreel\.test\/media\/[^"]+">/);
    expect(payload).not.toContain("files.example.com");
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(payload)?.[1] ?? "");
    expect(data).toMatchObject({
      "@type": "VideoObject",
      name: 'The "Tides" </script> & <b>',
      description: expect.stringMatching(/^About the sea\. Long .{200,}…$/),
      uploadDate: expect.stringMatching(/Z$/),
      duration: "PT12M34S",
      isAccessibleForFree: false,
    });
    expect(data).not.toHaveProperty("contentUrl");
  });

  it("is 404 for unknown, deleted and unreleased videos", async () => {
    for (const name of [later, gone, 2_000_000, 0, "x", "9".repeat(30)]) {
      expect((await get(`/watch/${name}`)).statusCode, String(name)).toBe(404);
      expect((await t.app.inject(`/api/public/v1/videos/${name}/`)).statusCode, String(name)).toBe(404);
    }
  });

  it("redirects from an address with a slug after the number", async () => {
    const { statusCode, headers } = await get(`/watch/${id}/the-tides`);
    expect([statusCode, headers.location]).toEqual([301, `/watch/${id}`]);
    const shared = await get(`/watch/${id}/the-tides?t=83&end=124`);
    expect([shared.statusCode, shared.headers.location]).toEqual([301, `/watch/${id}?t=83&end=124`]);
    const odd = await get("/watch/%0D%0AX-Made-Up:1/a?%0D%0Ab");
    expect([odd.statusCode, odd.headers.location]).toEqual([301, "/watch/%0D%0AX-Made-Up%3A1?%0D%0Ab"]);
  });
});

describe("a video's page for members", () => {
  it("exists for videos that they can see, and is 404 for the rest", async () => {
    expect((await get(`/watch/${id}`, pro)).statusCode).toBe(200);
    expect((await get(`/watch/${later}`, pro)).statusCode).toBe(404);
    expect((await get(`/watch/${later}`, superuser)).statusCode).toBe(200);
    expect((await get(`/watch/${gone}`, superuser)).statusCode).toBe(404);
    expect((await get(`/watch/${id}`, free)).statusCode).toBe(200);
    for (const name of [later, gone]) expect((await get(`/watch/${name}`, free)).statusCode).toBe(404);
    expect((await get(`/watch/${id}`, pro)).payload).not.toContain("ld+json");
  });
});

describe("a category's page", () => {
  const nature = async () => {
    const [row] = await t.query<{ id: number }>("select id from categories where name = 'Nature'");
    return row?.id ?? 0;
  };

  it("lists the category's videos for visitors, and says what it is", async () => {
    const subject = await nature();
    const { statusCode, payload } = await get(`/subjects/${subject}`);
    expect(statusCode).toBe(200);
    expect(payload).toContain("<title>Nature · Kino &amp; Co</title>");
    expect(payload).toContain('content="Nature on Kino &amp; Co: 1 video to discover."');
    expect(payload).toContain(`<link rel="canonical" href="http://mindreel.test/subjects/${subject}">`);
    expect(payload).not.toContain("files.example.com");
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(payload)?.[1] ?? "");
    expect(data.mainEntity.itemListElement).toEqual([
      expect.objectContaining({ position: 1, url: `http://mindreel.test/watch/${id}` }),
    ]);
  });

  it("is 404 for unknown categories and for pages past the end", async () => {
    for (const name of ["2000000", "x", `${await nature()}?page=2`, `${await nature()}?page=x`]) {
      expect((await get(`/subjects/${name}`)).statusCode, name).toBe(404);
    }
  });

  it("leads members to the category in the catalogue", async () => {
    const { statusCode, headers } = await get(`/subjects/${await nature()}`, pro);
    expect([statusCode, headers.location]).toEqual([302, "/?category=Nature"]);
    expect((await get("/subjects/2000000", pro)).statusCode).toBe(404);
  });
});

describe("search engines", () => {
  it("get a list of every category that visitors may see", async () => {
    expect((await get("/sitemap.xml")).payload).toContain("<loc>http://mindreel.test/sitemaps/subjects.xml</loc>");
    const { payload } = await get("/sitemaps/subjects.xml");
    expect(payload.match(/<loc>http:\/\/mindreel\.test\/subjects\/\d+<\/loc>/g)).toHaveLength(1);
  });

  it("get a list of every video that visitors may see", async () => {
    expect((await get("/robots.txt")).payload).toContain("Sitemap: http://mindreel.test/sitemap.xml");
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toContain("application/xml");
    expect(index.payload).toContain("<loc>http://mindreel.test/sitemaps/1.xml</loc>");
    const { payload } = await get("/sitemaps/1.xml");
    expect([...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `http://mindreel.test/watch/${id}`,
    ]);
    for (const name of ["2.xml", "0.xml", "1", "x.xml", "01.xml"]) {
      expect((await get(`/sitemaps/${name}`)).statusCode, name).toBe(404);
    }
  });

  it("get a site map that is made once, until a video changes", async () => {
    await vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true));
    const query = vi.spyOn(t.database.pool, "query");
    const readings = async () => {
      await get("/sitemaps/1.xml");
      return query.mock.calls.filter((given) => JSON.stringify(given).includes("v.id between")).length;
    };
    const before = await readings();
    expect([await readings(), await readings()]).toEqual([before, before]);
    await t.query("update videos set title = 'Tides' where id = $1", [id]);
    await vi.waitFor(async () => expect(await readings()).toBeGreaterThan(before));
    query.mockRestore();
  });

  it("get another site map for each fifty thousand ids", async () => {
    await t.query(
      "insert into videos (id, title, source, source_kind, oid) overriding system value values (50001, 'Far', 'https://f.example.com/a.mp4', 'file', 'far')",
    );
    expect((await get("/sitemap.xml")).payload.match(/sitemaps\/\d+\.xml/g)).toHaveLength(2);
    expect((await get("/sitemaps/2.xml")).payload).toContain("/watch/50001<");
  });
});

it("shows visitors nothing if teasers are off", async () => {
  const closed = await startApp({ webRoot: webRoot(), config: { teasers: false }, beside: t.url });
  const response = await closed.app.inject(`/watch/${id}`);
  expect(response.statusCode).toBe(200);
  expect(response.payload).not.toContain("Tides");
  expect((await closed.app.inject("/watch/2000000")).statusCode).toBe(200);
  expect((await closed.app.inject(`/api/public/v1/videos/${id}/`)).statusCode).toBe(401);
  expect((await closed.app.inject("/subjects/1")).statusCode).toBe(404);
  expect((await closed.app.inject("/sitemap.xml")).payload).not.toContain("<sitemap>");
});
