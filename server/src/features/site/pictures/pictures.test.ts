import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bomb, file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));
const call = "POST /api/site/v1/pictures/";
const patch = "PATCH /api/site/v1/settings/";
beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

/** A drawn logo: a disc on a transparent background. */
const disc = (colour: string, width = 960, height = 240) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="120" cy="120" r="100" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const upload = (use: string, content: Buffer | string, type?: string) =>
  t.request(call, { token, form: { use, picture: file(content, type) } });
const kept = async (use: "logo" | "icon", content: Buffer) =>
  t.ok(call, { token, form: { use, picture: file(content) } });
const settings = () => t.ok("GET /api/site/v1/settings/", { token });
async function change(changes: Record<string, unknown>) {
  const { version } = await settings();
  return t.request(patch, { token, body: { version, ...changes } });
}
const get = (url: string) => t.app.inject({ url });
const boot = async () => {
  const [, text = ""] = /id="boot">(.*?)<\/script>/.exec((await get("/signin")).payload) ?? [];
  return JSON.parse(text).site;
};

describe("a logo", () => {
  it("is scaled down for headers without cropping, and shown on every page with its description", async () => {
    const light = await kept("logo", await disc("#b00020"));
    const { results } = await t.ok("GET /api/admin/v1/audit/", { token });
    expect(results[0]).toMatchObject({ action: "site.upload", target_id: 1 });
    expect(light).toMatchObject({ width: 480, height: 120 });
    const dark = await kept("logo", await disc("#ffffff"));
    const logo = { light, dark, description: 'Kino </script> & "Co"' };
    expect((await change({ logo })).status).toBe(200);
    expect(await boot()).toMatchObject({ logo, icon: null });

    const response = await get(`/media/${light.id}/480x120.webp`);
    expect(response.headers).toMatchObject({
      ...{ "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" },
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 480, height: 120, hasAlpha: true });
    // Transparent pixels stay transparent.
    expect((await sharp(response.rawPayload).raw().toBuffer()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 0, 0]));
  });

  it("has the same name whenever it is the same picture, even after an export", async () => {
    const one = await kept("logo", await disc("#1f6f54"));
    expect(await kept("logo", await disc("#1f6f54"))).toEqual(one);
    const { rawPayload } = await get(`/media/${one.id}/480x120.png`);
    expect(await kept("logo", rawPayload)).toEqual(one);
    expect(await kept("logo", await picture("jpeg", 40, 20))).toMatchObject({ width: 40, height: 20 });
  });

  it("is undone with its version, and can be restored", async () => {
    const first = await kept("logo", await disc("#0b6e8f"));
    await change({ logo: { light: first, dark: null, description: "First" } });
    const second = await kept("logo", await disc("#8a4b00"));
    await change({ logo: { light: second, dark: null, description: "Second" } });
    const { version } = await settings();
    const body = { version, undo: version };
    const { values } = await t.ok("POST /api/site/v1/settings/undo/", { token, body });
    expect(values.logo).toMatchObject({ light: first, description: "First" });
    expect((await boot()).logo.light).toEqual(first);
    const { results } = await t.ok("GET /api/site/v1/history/", { token });
    expect(results[0]?.changes).toEqual([
      {
        ...{ setting: "logo", from: "Second", to: "First" },
        pictures: { from: `/media/${second.id}/480x120.webp`, to: `/media/${first.id}/480x120.webp` },
      },
    ]);
  });
});

describe("an icon", () => {
  it("is used for tabs and the installed app, in the sizes that they need", async () => {
    const usual = await get("/signin");
    expect(usual.payload).toContain('href="/favicon.svg"');
    const { id } = await kept("icon", await disc("#7b2d8e", 240, 240));
    expect((await change({ icon: id })).status).toBe(200);
    for (const url of ["/", "/signin", "/offline.html"]) {
      expect((await get(url)).payload, url).toContain(
        `<link rel="icon" href="/media/${id}/48.png" type="image/png" sizes="48x48">`,
      );
    }
    expect((await get("/signin")).payload).toContain(`<link rel="apple-touch-icon" href="/media/${id}/180.png">`);
    const manifest = (await get("/manifest.webmanifest")).json();
    expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => [sizes, purpose])).toEqual([
      ["192x192", "any"],
      ["512x512", "any"],
      ["512x512", "maskable"],
    ]);
    for (const { src, sizes } of [...manifest.icons, { src: `/media/${id}/180.png`, sizes: "180x180" }]) {
      const { headers, rawPayload } = await get(src);
      expect(headers["content-type"]).toBe("image/png");
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const exported = await get(`/media/${id}/512.png`);
    expect(await kept("icon", exported.rawPayload)).toMatchObject({ id, width: 512, height: 512 });
    await change({ icon: null });
    expect((await get("/signin")).payload).toContain('href="/favicon.svg"');
  });
});

describe("an invalid picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ["SVG with script", svg, /^This picture can't be read\. Use a JPEG, PNG/],
    ["a page", "<html><script>alert(1)</script>", /^This picture can't be read/],
    ["a bomb", bomb(), /more than 25 megapixels/],
    ["nothing", "", /empty/],
    ["6 MB", Buffer.alloc(6_000_000), /larger than 5 MB/],
    ["10 MB", Buffer.alloc(10_000_000), /larger than 5 MB/],
  ])("is refused with an error message: %s", async (_, content, sentence) => {
    for (const use of ["logo", "icon"]) {
      expect(await upload(use, content)).toMatchObject({
        ...{ status: 400, body: { errors: { picture: [expect.stringMatching(sentence)] } } },
      });
    }
  });

  it("is recognised by its content, whatever type is declared", async () => {
    expect((await upload("logo", svg, "image/png")).status).toBe(400);
    expect((await upload("logo", await picture("png"), "text/html")).status).toBe(201);
    expect(await upload("favicon", await picture("png"))).toMatchObject({ status: 400 });
    expect(await t.request(call, { token, form: { use: "logo" } })).toMatchObject({
      ...{ status: 400, body: { errors: { picture: ["This field is required."] } } },
    });
  });

  it.each([
    ["an unknown picture", { id: "0".repeat(24), width: 10, height: 10 }, /isn't here/],
    ["another path", { id: "../../../etc/passwd", width: 10, height: 10 }, /./],
    ["an endless one", { id: "0".repeat(24), width: 1e9, height: 10 }, /./],
  ])("cannot be saved in the settings: %s", async (_, light, sentence) => {
    const before = await settings();
    expect(await change({ logo: { light, dark: null, description: "Kino" } })).toMatchObject({
      ...{ status: 400, body: { errors: { logo: [expect.stringMatching(sentence)] } } },
    });
    expect(await change({ icon: light.id })).toMatchObject({
      status: 400,
      body: { errors: { icon: [expect.any(String)] } },
    });
    expect(await settings()).toEqual(before);
  });

  it("includes a logo without a description, or with a wrong size", async () => {
    const light = await kept("logo", await disc("#33475b"));
    for (const description of ["", " ", undefined]) {
      expect((await change({ logo: { light, dark: null, description } })).status).toBe(400);
    }
    expect((await change({ logo: { light: { ...light, width: 479 }, dark: null, description: "x" } })).status).toBe(
      400,
    );
  });
});

it("keeps the pictures of every version, and others for at most a day", async () => {
  const [shown, before, unused] = await Promise.all(
    ["#a8185c", "#123456", "#654321"].map(async (colour) => kept("logo", await disc(colour))),
  );
  if (shown === undefined || before === undefined || unused === undefined) throw new Error("no pictures");
  await change({ logo: { light: shown, dark: before, description: "x" } });
  await change({ logo: null });
  // Only theirs: a queue runs one job per poll, and each upload of this file has left one.
  await t.query(
    "update pgboss.job set start_after = now() where name = 'unused-site-pictures' and data ->> 'id' = any ($1)",
    [[shown.id, before.id, unused.id]],
  );
  const status = async ({ id }: { id: string }) => (await get(`/media/${id}/480x120.webp`)).statusCode;
  await vi.waitFor(async () => expect(await status(unused)).toBe(404), { timeout: 20_000, interval: 200 });
  expect([await status(shown), await status(before)]).toEqual([200, 200]);
});

it("stores the picture beside sign-in in its shape, names it in every page, and refuses one that is not here", async () => {
  const form = { use: "sign_in", picture: file(await picture("jpeg", 800, 800)) };
  const { id, ...size } = await t.ok(call, { token, form });
  expect(size).toEqual({ width: 1440, height: 1800 });
  for (const [name, type] of [
    ["640x800.avif", "image/avif"],
    ["1440x1800.webp", "image/webp"],
  ] as const) {
    expect((await get(`/media/${id}/${name}`)).headers["content-type"], name).toBe(type);
  }
  expect((await change({ sign_in: id })).status).toBe(200);
  expect((await get("/signin")).payload).toContain(`"signIn":"${id}"`);
  expect(await change({ sign_in: "0".repeat(24) })).toMatchObject({
    ...{ status: 400, body: { errors: { sign_in: [expect.stringMatching(/isn't here anymore/)] } } },
  });
  const { results } = await t.ok("GET /api/site/v1/history/", { token });
  expect(results[0]?.changes).toEqual([
    { setting: "sign_in", from: "", to: "", pictures: { from: null, to: `/media/${id}/640x800.webp` } },
  ]);
});

describe("the landing page's large picture", () => {
  it("is cropped to the frame, and shown in every width and in both formats", async () => {
    const { id, ...size } = await t.ok(call, {
      token,
      form: { use: "hero", picture: file(await picture("jpeg", 800, 800)) },
    });
    expect(size).toEqual({ width: 1920, height: 1080 });
    for (const [name, type] of [
      ["640x360.avif", "image/avif"],
      ["1920x1080.webp", "image/webp"],
    ] as const) {
      const { headers, rawPayload } = await get(`/media/${id}/${name}`);
      expect(headers["content-type"], name).toBe(type);
      const { width = 0, height = 0 } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`).toBe(name.split(".")[0]);
    }
    expect((await change({ hero: { kind: "picture", id } })).status).toBe(200);
    expect((await get("/")).payload).toContain(`"hero":{"id":"${id}","kind":"picture"}`);
  });

  it.each([
    { kind: "picture" },
    { kind: "picture", id: "0".repeat(24) },
    { kind: "stills", id: "0".repeat(24) },
    { kind: "film" },
    null,
  ])("is refused as %j", async (hero) => {
    const { status, body } = await change({ hero });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { hero: [expect.any(String)] } });
  });

  it("may be played in: the policy for pages admits the film's host, and nothing but it", async () => {
    const policy = async () => String((await get("/")).headers["content-security-policy"]);
    const before = await policy();
    await change({ film: "https://films.example.com/a/promo.mp4" });
    expect(await policy()).toContain("media-src 'self' blob:");
    expect(await policy()).toMatch(/media-src [^;]*https:\/\/films\.example\.com(?: |;)/);
    expect(await policy()).not.toMatch(/connect-src [^;]*films\.example\.com/);
    await change({ film: "https://films.example.com/a/promo.m3u8" });
    expect(await policy()).toMatch(/connect-src [^;]*https:\/\/films\.example\.com(?: |;)/);
    for (const film of ["https://youtu.be/dQw4w9WgXcQ", "https://films.example.com/about", null]) {
      await change({ film });
      expect(await policy()).toBe(before);
    }
  });
});
