import { limits } from "@mindreel/contract/plain/limits";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { animation, bomb, file, interlaced, phonePhoto, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const create = "POST /api/category/v1/categories/";

let names = 0;
const upload = (content: File | string, changes: Record<string, string | Blob> = {}) =>
  t.request(create, { token, form: { name: `Category ${++names}`, category_thumbnail: content, ...changes } });

/** The path of a stored picture, from its URL in a response. */
const pathOf = (body: unknown): string => new URL((body as { category_thumbnail: string }).category_thumbnail).pathname;
const load = async (url: string): Promise<Buffer> => (await t.app.inject(url)).rawPayload;

describe("an uploaded picture", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("can be %s, regardless of its file name", async (format) => {
    const { status, body } = await upload(file(await picture(format), "application/octet-stream", "x.exe"));
    expect(status).toBe(201);
    const { thumbnail_srcset } = body as { thumbnail_srcset: string };
    const widths = thumbnail_srcset.split(", ").map((entry) => entry.split(" "));
    expect(widths.map(([, width]) => width)).toEqual(["320w", "640w", "854w", "1280w"]);
    for (const [url = "", width = ""] of widths) {
      const made = await sharp(await load(new URL(url).pathname)).metadata();
      expect(made).toMatchObject({ format: "webp", width: Number.parseInt(width, 10) });
      expect(Math.round((made.width * 9) / 16)).toBe(made.height);
    }
  });

  it("is rotated upright and stripped of metadata such as location and author", async () => {
    const photo = await phonePhoto();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 8, exif: expect.any(Buffer) });
    expect(photo.includes("Private")).toBe(true);
    const { body } = await upload(file(photo, "image/jpeg", "photo.jpg"));
    const kept = await load(pathOf(body));
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(kept.includes("Private")).toBe(false);
    const top = await sharp(kept).extract({ left: 100, top: 2, width: 600, height: 4 }).stats();
    expect(top.dominant.r).toBeGreaterThan(200);
    expect(top.dominant.b).toBeLessThan(60);
  });

  it("is reduced to its first frame if animated", async () => {
    const { status, body } = await upload(file(await animation(), "image/gif", "a.gif"));
    expect(status).toBe(201);
    const kept = await load(pathOf(body));
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(kept).stats()).dominant).toMatchObject({
      r: expect.closeTo(0, -2),
      g: expect.closeTo(250, -1.5),
    });
  });
});

describe("keeps nothing of", async () => {
  const jpeg = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const refused: [string, Record<string, string | Blob>, string][] = [
    ["a text that calls itself PNG", { category_thumbnail: file("<?php system($_GET[0]);") }, "category_thumbnail"],
    [
      "an SVG with a script",
      {
        category_thumbnail: file(
          '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
          "image/svg+xml",
        ),
      },
      "category_thumbnail",
    ],
    ["20 MB", { category_thumbnail: file(Buffer.alloc(20 * 1024 * 1024, 7)) }, "category_thumbnail"],
    ["one byte too many", { category_thumbnail: file(Buffer.alloc(limits.fileBytes + 1)) }, "category_thumbnail"],
    ["a small file of 900 megapixels", { category_thumbnail: file(bomb()) }, "category_thumbnail"],
    ["an AVIF of 5 megapixels", { category_thumbnail: file(await picture("avif", 2500, 2000)) }, "category_thumbnail"],
    ["a PNG to be kept whole", { category_thumbnail: file(await interlaced(4000, 2600)) }, "category_thumbnail"],
    [
      "a JPEG cut short",
      { category_thumbnail: file(jpeg.subarray(0, jpeg.length / 2), "image/jpeg") },
      "category_thumbnail",
    ],
    ["a PNG's first bytes", { category_thumbnail: file((await picture()).subarray(0, 40)) }, "category_thumbnail"],
    ["no bytes at all", { category_thumbnail: file("") }, "category_thumbnail"],
    ["a text in the file's place", { category_thumbnail: "picture.png" }, "category_thumbnail"],
    ["a file in another field", { category_thumbnail: file(await picture()), extra: file(await picture()) }, "extra"],
    ["a file in the name's place", { name: file(await picture()), category_thumbnail: file(await picture()) }, "name"],
    ["an empty name", { name: " ", category_thumbnail: file(await picture()) }, "name"],
    ["a name that is too long", { name: "n".repeat(201), category_thumbnail: file(await picture()) }, "name"],
    ["an enormous name", { name: "n".repeat(100_000), category_thumbnail: file(await picture()) }, "name"],
  ];
  it.each(refused)("%s", async (_, form, field) => {
    const [kept, rows] = [await t.keptPictures(), await t.query("select 1 from categories")];
    const { status, body } = await t.request(create, { token, form: { name: `Refused ${++names}`, ...form } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_input", errors: { [field]: [expect.any(String)] } });
    expect(await t.keptPictures()).toEqual(kept);
    expect(await t.query("select 1 from categories")).toHaveLength(rows.length);
  });

  it("a video whose other fields are refused", async () => {
    const kept = await t.keptPictures();
    const good = { title: "A film", category: "1", youtube_video_link: "https://youtu.be/aqz-KE-bpKQ", video_oid: "x" };
    for (const wrong of [{ category: "99999999" }, { youtube_video_link: "https://example.com/page" }, { title: "" }]) {
      const form = { ...good, ...wrong, videos_thumbnail: file(await picture()) };
      const { status, body } = await t.request("POST /api/category/v1/video/", { token, form });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: { [Object.keys(wrong)[0] ?? ""]: [expect.any(String)] } });
    }
    expect(await t.keptPictures()).toEqual(kept);
  });

  it("an interrupted upload", async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nBroken\r\n--b\r\nContent-Disposition: form-data; name="category_thumbnail"; filename="a.png"\r\n\r\nhalf';
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    expect((await t.request(create, { token, headers, body })).status).toBe(400);
    const none = { "content-type": "multipart/form-data" };
    expect((await t.request(create, { token, headers: none, body })).status).toBeGreaterThanOrEqual(400);
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("a field called %s", async (name) => {
    const form = { name: `Odd ${++names}`, [name]: "x", category_thumbnail: file(await picture()) };
    const data = Object.defineProperty(form, name, { value: "x", enumerable: true });
    expect([201, 400]).toContain((await t.request(create, { token, form: data })).status);
    const asFile = Object.defineProperty({ ...form }, name, { value: file(await picture()), enumerable: true });
    expect((await t.request(create, { token, form: asFile })).status).toBe(400);
  });
});

describe("/media", () => {
  it("is cached by browsers indefinitely, and never sniffed as another type", async () => {
    const { body } = await upload(file(await picture()));
    const { statusCode, headers } = await t.app.inject(pathOf(body));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  it("serves nothing else", async () => {
    const { body } = await upload(file(await picture()));
    const id = pathOf(body).split("/")[2] ?? "";
    const places = [
      `${id}/999.webp`,
      `${id}/..%2f..%2f..%2fpostgres.log`,
      `${id}/320.webp%00.png`,
      `${id}/../../etc/passwd`,
      "..%2f..%2f/320.webp",
      "../../../../etc/passwd",
      "%2e%2e/%2e%2e/etc/passwd",
      `${id.slice(0, 2)}/${id}`,
      `${"0".repeat(24)}/320.webp`,
      `${id.toUpperCase()}x/320.webp`,
      `${id}/`,
      id,
      "",
    ];
    for (const place of places) {
      const { statusCode } = await t.app.inject(`/media/${place}`);
      expect([place, statusCode]).toEqual([place, 404]);
    }
  });
});
