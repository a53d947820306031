import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { bomb, file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const call = "POST /api/admin/v1/campaigns/{id}/pictures/";

const begin = async () => (await t.ok("POST /api/admin/v1/campaigns/", { token })).id;
const upload = (id: number, content: Buffer | string, description = "An owl") =>
  t.request(call, { token, id, form: { description, picture: file(content) } });
async function uploaded(id: number, content: Buffer, description?: string) {
  const { status, body } = await upload(id, content, description);
  expect(status).toBe(201);
  const { markdown } = body as { markdown: string };
  const [, url = ""] = /\((.*)\)$/.exec(markdown) ?? [];
  return { markdown, url, path: url.slice(publicUrl.length) };
}
async function write(id: number, body: string) {
  const { version } = await t.ok("GET /api/admin/v1/campaigns/{id}/", { token, id });
  const rest = { subject: "Owls", preview_text: "", videos: [], audience: ["subscribers"], language: null, version };
  return t.ok("PUT /api/admin/v1/campaigns/{id}/", { token, id, body: { ...rest, body } });
}
const preview = (id: number) => t.ok("GET /api/admin/v1/campaigns/{id}/preview/", { token, id });
const get = (url: string) => t.app.inject({ url });
const status = async ({ path }: { path: string }) => (await get(path)).statusCode;
const jobs = "select from pgboss.job where name = 'unused-news-pictures'";
/** Drops the jobs that other tests left, because a queue runs one per poll. */
const withoutJobs = () => t.query("delete from pgboss.job where name = 'unused-news-pictures'");
const aDayLater = () => t.query("update pgboss.job set start_after = now() where name = 'unused-news-pictures'");
const disc = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50" cy="50" r="40" fill="red"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

describe("a picture of a campaign", () => {
  it("appears in the mail with its full URL, as wide as the text, and as its description in plain text", async () => {
    const id = await begin();
    const { markdown, url, path } = await uploaded(id, await picture("webp", 2000, 1000), 'An *owl* [1] & "friends"\n');
    expect(path).toMatch(/^\/media\/[0-9a-f]{24}\/news-912x456\.jpeg$/);
    await write(id, `Look:\n\n${markdown}\n\nGoodbye.`);
    const { html, text } = await preview(id);
    expect(html).toMatch(
      new RegExp(`<img src="${url}" alt="An \\*owl\\* \\[1\\] &amp; &quot;friends&quot;" [^>]*width="456"`),
    );
    expect(text).toMatch(/^Look:\n\n\[An \*owl\* \[1\] & "friends"\]\n\nGoodbye\./);
    const { headers, rawPayload } = await get(path);
    expect(headers["content-type"]).toBe("image/jpeg");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 912, height: 456 });
  });

  it("keeps its transparency, and is not enlarged", async () => {
    const id = await begin();
    const { markdown, path } = await uploaded(id, await disc(100, 100));
    expect(path).toMatch(/\/news-100x100\.png$/);
    await write(id, markdown);
    expect((await preview(id)).html).toContain('width="100"');
    const { data } = await sharp((await get(path)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it.each([
    ["SVG with script", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", /can't be read/],
    ["a page", "<html><script>alert(1)</script>", /can't be read/],
    ["a bomb", bomb(), /more than 25 megapixels/],
    ["nothing", "", /empty/],
    ["6 MB", Buffer.alloc(6_000_000), /larger than 5 MB/],
  ])("is refused with an error message if it is %s", async (_, content, sentence) => {
    expect(await upload(await begin(), content)).toMatchObject({
      ...{ status: 400, body: { errors: { picture: [expect.stringMatching(sentence)] } } },
    });
  });

  it("needs a description and a draft", async () => {
    const id = await begin();
    expect(await upload(id, await picture(), " ")).toMatchObject({
      ...{ status: 400, body: { errors: { description: [expect.any(String)] } } },
    });
    expect(await t.request(call, { token, id, form: { description: "An owl" } })).toMatchObject({
      ...{ status: 400, body: { errors: { picture: ["Please choose a picture."] } } },
    });
    await t.query("update campaigns set state = 'sent' where id = $1", [id]);
    expect(await upload(id, await picture())).toMatchObject({ status: 409, body: { code: "campaign_state" } });
    const before = await t.query(jobs);
    expect((await upload(999_999, await picture("png", 50, 30))).status).toBe(404);
    // The picture that was kept before it was known that its campaign is gone.
    expect(await t.query(jobs)).toHaveLength(before.length + 1);
  });

  it("that is gone prevents its campaign from being sent", async () => {
    const id = await begin();
    const { markdown, path } = await uploaded(id, await picture("png", 60, 30));
    await write(id, `${markdown} ![](${publicUrl}/media/${"0".repeat(24)}/854.webp)`);
    const send = () => t.request("POST /api/admin/v1/campaigns/{id}/send/", { token, id, body: { send_at: null } });
    expect(await send()).toMatchObject({
      ...{ status: 400, body: { errors: { body: ["A picture in the text is no longer here. Please add it again."] } } },
    });
    await write(id, markdown);
    expect((await send()).status).toBe(200);
    expect((await get(path)).statusCode).toBe(200);
  });

  it("is kept as long as a campaign shows it, and at most a day longer", async () => {
    await withoutJobs();
    const [one, other] = [await begin(), await begin()];
    const unused = await uploaded(one, await picture("png", 70, 30));
    const cut = await uploaded(one, await picture("png", 80, 30));
    const shared = await uploaded(one, await picture("png", 90, 30));
    const deleted = await uploaded(other, await picture("png", 95, 30));
    await write(one, `${cut.markdown} ${shared.markdown}`);
    await write(other, `${shared.markdown} ${deleted.markdown}`);
    const gone = (some: { path: string }) =>
      vi.waitFor(async () => expect(await status(some)).toBe(404), { timeout: 20_000, interval: 200 });
    await aDayLater();
    await gone(unused);
    expect([await status(cut), await status(shared), await status(deleted)]).toEqual([200, 200, 200]);

    await write(one, "Nothing to see.");
    await t.ok("DELETE /api/admin/v1/campaigns/{id}/", { token, id: other });
    expect(await status(cut)).toBe(200);
    await aDayLater();
    await Promise.all([gone(cut), gone(deleted), gone(shared)]);
  });

  it("is removed only if it was uploaded for news: a still is kept", async () => {
    await withoutJobs();
    const id = await begin();
    const still = await t.services.pictures.keep(await picture());
    await write(id, `![A still](${publicUrl}/media/${still}/854.webp) ![](${publicUrl}/media/${still}/news-1x1.png)`);
    await write(id, "Without it.");
    await aDayLater();
    await vi.waitFor(async () => expect(await t.query(`${jobs} and state <> 'completed'`)).toEqual([]));
    expect(await status({ path: `/media/${still}/854.webp` })).toBe(200);
  });
});
