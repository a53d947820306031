import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const category = await t.ok("POST /api/category/v1/categories/", {
  token,
  form: { name: "Shelf", category_thumbnail: file(await picture("png", 64, 36)) },
});
const still = await picture("jpeg", 800, 600);

let made = 0;
async function add(): Promise<number> {
  const form = { title: "A film", category: String(category.id), video_oid: `x${++made}` };
  const link = { youtube_video_link: `https://v.example.com/${made}.mp4`, videos_thumbnail: file(still) };
  return (await t.ok("POST /api/category/v1/video/", { token, form: { ...form, ...link } })).id;
}

const video = (id: number) => t.ok("GET /api/category/v1/video/{id}/", { token, id });
const lightened = (id: number) =>
  vi.waitFor(
    async () => {
      const found = await video(id);
      expect(found.thumbnail_avif).not.toBeNull();
      return found;
    },
    // The encoder runs at low priority and gets only idle CPU time.
    { timeout: 60_000, interval: 100 },
  );
const get = (url: string) => t.app.inject(new URL(url).pathname);
const entries = (srcset: string | null) => (srcset ?? "").split(", ").map((entry) => entry.split(" "));

describe("a video's picture", { timeout: 90_000 }, () => {
  it("is shown as WebP at once, and as AVIF with a placeholder soon after", async () => {
    const id = await add();
    const found = await lightened(id);
    const widths = entries(found.thumbnail_avif);
    expect(widths.map(([, width]) => width)).toEqual(["320w", "640w", "854w", "1280w"]);
    for (const [url = "", width = ""] of widths) {
      const { statusCode, headers, rawPayload } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "image/avif",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const { mediaType, ...size } = await sharp(rawPayload).metadata();
      expect({ mediaType, width: size.width, height: size.height }).toEqual({
        mediaType: "image/avif",
        width: Number.parseInt(width, 10),
        height: Math.round((size.width * 9) / 16),
      });
    }
    for (const [url = ""] of entries(found.thumbnail_srcset)) expect((await get(url)).statusCode).toBe(200);

    const blur = found.thumbnail_blur ?? "";
    expect(blur.length).toBeLessThan(240);
    const [, type, data = ""] = /^data:([^;]+);base64,(.+)$/.exec(blur) ?? [];
    expect(type).toBe("image/webp");
    expect(await sharp(Buffer.from(data, "base64")).metadata()).toMatchObject({ format: "webp", width: 16, height: 9 });
  });

  it("gets new formats when replaced, and the old files are deleted", async () => {
    const id = await add();
    const before = await lightened(id);
    const form = { videos_thumbnail: file(await picture("png", 640, 360)) };
    await t.ok("PATCH /api/category/v1/video/{id}/", { token, id, form });
    const after = await lightened(id);
    expect(after.thumbnail_avif).not.toBe(before.thumbnail_avif);
    const [[old = ""] = []] = entries(before.thumbnail_avif);
    expect((await get(old)).statusCode).toBe(200);
    await t.picturesGo();
    expect((await get(old)).statusCode).toBe(404);
    const [[current = ""] = []] = entries(after.thumbnail_avif);
    expect((await get(current)).statusCode).toBe(200);
  });
});

describe("lightening", () => {
  const { pictures } = t.services;
  const avif = async (id: string) => (await t.app.inject(`/media/${id}/320.avif`)).statusCode;

  it("starts over after an interruption, and is idempotent", async () => {
    const id = await pictures.keep(still);
    const killed = pictures.lighten(id, () => Promise.reject(new Error("killed")));
    await expect(killed).rejects.toThrow("killed");
    const blurs: string[] = [];
    const remember = async (blur: string) => blurs.push(blur) > 0;
    await pictures.lighten(id, remember);
    await pictures.lighten(id, remember);
    expect(new Set(blurs).size).toBe(1);
    expect(await avif(id)).toBe(200);
  });

  it("leaves no files behind for a picture that is no longer used", async () => {
    const id = await pictures.keep(still);
    await pictures.lighten(id, async () => false);
    expect(await avif(id)).toBe(404);
    expect((await t.app.inject(`/media/${id}/320.webp`)).statusCode).toBe(200);
    await pictures.discard(id);
    const remember = vi.fn(async () => true);
    await pictures.lighten(id, remember);
    expect(remember).not.toHaveBeenCalled();
  });
});

it("queues existing pictures once after an upgrade, whichever server starts first", { timeout: 90_000 }, async () => {
  const ids = [await add(), await add()];
  for (const id of ids) await lightened(id);
  await t.query("update videos set thumbnail_blur = null where id = any($1)", [ids]);
  await t.query("delete from pgboss.job where name = 'catalogue-still-formats'");
  await t.query("update library set stills_due = true");
  const jobs = async () =>
    (
      await t.query<{ id: number }>(
        "select (data->>'videoId')::int as id from pgboss.job where name = 'catalogue-still-formats' order by 1",
      )
    ).map(({ id }) => id);
  await Promise.all([startApp({ beside: t.url }), startApp({ beside: t.url })]);
  expect(await jobs()).toEqual(ids);
  await startApp({ beside: t.url });
  expect(await jobs()).toEqual(ids);
});
