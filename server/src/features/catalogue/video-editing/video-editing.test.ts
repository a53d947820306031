import { limits } from "@mindreel/contract/plain/limits";
import { describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);
const [one, other] = [await library.category("One"), await library.category("Other")];
const call = "PATCH /api/category/v1/video/{id}/";
const make = async () => first(await library.fill([{ title: "A film", description: "As it was", categoryId: one }]));
const read = (id: number) => t.ok("GET /api/category/v1/video/{id}/", { token, id });
const newestEntry = async () => (await t.ok("GET /api/admin/v1/audit/", { token })).results[0];

describe("PATCH video", () => {
  it("changes every field that a form sends, including the picture, and logs it in the audit log", async () => {
    const id = await make();
    const form = {
      title: " Another film ",
      description: "",
      category: String(other),
      youtube_video_link: "https://youtu.be/aqz-KE-bpKQ",
      video_oid: " new-oid ",
      release_at: "2026-02-01T10:00:00Z",
      videos_thumbnail: file(await picture()),
    };
    const video = await t.ok(call, { token, id, form });
    expect(video).toMatchObject({
      id,
      title: "Another film",
      description: "",
      category: "Other",
      youtube_video_link: "https://youtu.be/aqz-KE-bpKQ",
      source_kind: "youtube",
      video_oid: "new-oid",
      release_at: "2026-02-01T10:00:00.000Z",
      videos_thumbnail: expect.stringContaining("/media/"),
    });
    expect(await read(id)).toEqual(video);
    expect(await newestEntry()).toMatchObject({
      action: "video.update",
      target_id: id,
      details: {
        name: "Another film",
        before: "A film",
        changed: "title, description, category, source, oid, picture, release time",
      },
    });
    expect((await library.page({ category: "Other" })).count).toBe(1);
  });

  it("changes single fields, also as JSON; an edit without changes is not logged", async () => {
    const id = await make();
    const before = await read(id);
    expect(await t.ok(call, { token, id, body: { description: "Better" } })).toEqual({
      ...before,
      description: "Better",
    });
    const entry = await newestEntry();
    for (const body of [{}, { title: before.title, category: String(one), release_at: null }]) {
      await t.ok(call, { token, id, body });
    }
    expect(await newestEntry()).toEqual(entry);
    await t.ok(call, { token, id, body: { release_at: "2026-02-01T10:00:00Z" } });
    expect(await t.ok(call, { token, id, form: { release_at: "" } })).toMatchObject({ release_at: null });
  });

  it("counts a line break as one character", async () => {
    const id = await make();
    const description = `${"A line.\n".repeat(624)}The end.`;
    expect(description).toHaveLength(limits.videoDescription);
    // Forms send every line break as two characters, CR and LF.
    expect(await t.ok(call, { token, id, form: { description } })).toMatchObject({ description });
    const { status, body } = await t.request(call, { token, id, form: { description: `${description}.` } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { description: [expect.any(String)] } });
  });

  it("keeps only the latest picture, and no picture of a refused change", async () => {
    const id = await make();
    const kept = (await t.keptPictures()).length;
    for (const n of [1, 2]) {
      await t.ok(call, { token, id, form: { title: `Take ${n}`, videos_thumbnail: file(await picture()) } });
      await t.picturesGo();
      expect(await t.keptPictures()).toHaveLength(kept + 1);
    }
    const shown = (await read(id)).videos_thumbnail;
    await t.ok(call, { token, id, form: { title: "Without a picture" } });
    expect((await read(id)).videos_thumbnail).toBe(shown);
    for (const [at, wrong] of [
      [id, { category: "99999999" }],
      [id, { title: " " }],
      [id, { youtube_video_link: "https://example.com/page" }],
      [id, { release_at: "soon" }],
      [99_999_999, { title: "Nobody's" }],
    ] as const) {
      const form = { ...wrong, videos_thumbnail: file(await picture()) };
      const { status, body } = await t.request(call, { token, id: at, form });
      expect(status).toBe(at === id ? 400 : 404);
      if (at === id) expect(body).toMatchObject({ errors: { [first(Object.keys(wrong))]: [expect.any(String)] } });
    }
    expect(await t.keptPictures()).toHaveLength(kept + 1);
  });

  it("keeps the path of a clip served by this server", async () => {
    const id = await make();
    await t.query("update videos set source = '/demo/clips/tides.mp4' where id = $1", [id]);
    const { youtube_video_link } = await read(id);
    expect(youtube_video_link).toBe(`${publicUrl}/demo/clips/tides.mp4`);
    await t.ok(call, { token, id, form: { title: "Tides, again", youtube_video_link: youtube_video_link ?? "" } });
    expect(await t.query("select source from videos where id = $1", [id])).toEqual([
      { source: "/demo/clips/tides.mp4" },
    ]);
  });

  it("applies concurrent edits atomically", async () => {
    const id = await make();
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) => t.ok(call, { token, id, body: { title: `Take ${n}`, description: `Take ${n}` } })),
    );
    const { title, description } = await read(id);
    expect(title).toBe(description);
  });
});
