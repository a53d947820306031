import type { KeptCaption } from "@mindreel/contract/catalogue/captions";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token, id: actor } = first(await t.members("superuser", 1));
const { token: pro } = first(await t.members("pro", 1));
const library = libraryOf(t, token);
const list = "GET /api/category/v1/video/{id}/captions/";
const post = "POST /api/category/v1/video/{id}/captions/";
const one = "GET /api/category/v1/video/{id}/captions/{caption}.vtt";
const remove = "DELETE /api/category/v1/video/{id}/captions/{caption}/";
const restore = "POST /api/category/v1/video/{id}/captions/{caption}/restore/";

const film = async () => (await library.fill([{}]))[0] ?? 0;
const vtt = (text = "Hello there") => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
const form = (content: string | Uint8Array<ArrayBuffer> = vtt(), fields: Record<string, string> = {}) => ({
  ...{ language: "en", kind: "subtitles", file: new File([content], "a.vtt"), ...fields },
});
const add = (id: number, ...given: Parameters<typeof form>): Promise<KeptCaption> =>
  t.ok(post, { token, id, form: form(...given) });
const labels = async (id: number) => (await t.ok(list, { token: pro, id })).map(({ label }) => label);
const refusal = async (id: number, ...given: Parameters<typeof form>) => {
  const { status, body } = await t.request(post, { token, id, form: form(...given) });
  return [status, (body as { errors?: object }).errors];
};
const passages = (caption: number) =>
  t.query(
    "select n, start_ms, end_ms, line_starts, lines, tail from caption_passages where caption_id = $1 order by n",
    [caption],
  );
const found = async (words: string) =>
  (
    await t.query<{ video: number }>(
      "select distinct video_id as video from caption_passages where words @@ search_query($1)",
      [words],
    )
  ).map(({ video }) => video);

describe("captions", () => {
  it("can be listed, played and read by pro members", async () => {
    const id = await film();
    const { caption } = await add(id, vtt("<v Ada>Hello & <script>x"), { language: "pt-br", kind: "captions" });
    expect(caption).toMatchObject({ language: "pt-BR", kind: "captions", label: "Português (Brasil)", cues: 1 });
    expect(await t.ok(list, { token: pro, id })).toEqual([caption]);
    const { tracks } = await t.ok("POST /api/playback/v1/videos/{id}/", { token: pro, id });
    const src = `/api/category/v1/video/${id}/captions/${caption.id}.vtt`;
    expect(tracks).toEqual([{ src, kind: "captions", label: "Português (Brasil)", language: "pt-BR" }]);
    const { headers, body } = await t.request(one, { token: pro, id, params: { caption: String(caption.id) } });
    expect(headers).toMatchObject({
      ...{
        "content-type": "text/vtt; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
    expect(body).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Ada>Hello &amp; x</v>\n");
  });

  it("of an unreleased or deleted video are visible only to those who can see the video", async () => {
    const id = await film();
    const { caption } = await add(id);
    const params = { caption: String(caption.id) };
    await t.query("update videos set release_at = $2 where id = $1", [id, new Date(Number(t.clock()) + 86_400_000)]);
    for (const [who, status] of [[pro, 404] as const, [token, 200] as const]) {
      expect((await t.request(list, { token: who, id })).status).toBe(status);
      expect((await t.request(one, { token: who, id, params })).status).toBe(status);
    }
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id });
    for (const call of [list, one, restore, remove, post] as const) {
      expect((await t.request(call, { token, id, params, ...(call === post && { form: form() }) })).status).toBe(404);
    }
  });

  it("are found only under their own video", async () => {
    const [id, other] = [await film(), await film()];
    const params = { caption: String((await add(id)).caption.id) };
    for (const call of [one, remove, restore] as const) {
      expect((await t.request(call, { token, id: other, params })).status).toBe(404);
    }
  });

  it("replace others with the same language, kind and label, and coexist with the rest", async () => {
    const id = await film();
    const { caption } = await add(id);
    await add(id, vtt(), { kind: "captions" });
    await add(id, vtt(), { label: " Commentary " });
    const again = await add(id, vtt("Again"));
    expect(again.replaced).toBe(caption.id);
    expect((await labels(id)).toSorted()).toEqual(["Commentary", "English", "English"]);
    expect((await t.request(one, { token: pro, id, params: { caption: String(caption.id) } })).status).toBe(404);
    const params = { caption: String(caption.id) };
    expect(await t.ok(restore, { token, id, params })).toEqual(caption);
    expect((await t.ok(list, { token, id })).map((each) => each.id)).not.toContain(again.caption.id);
  });

  it("replace each other even when added concurrently", async () => {
    const id = await film();
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(id, vtt(`Take ${n}`))));
    expect(await labels(id)).toEqual(["English"]);
    const rows = await t.query("select distinct caption_id from caption_passages where video_id = $1", [id]);
    expect(rows).toHaveLength(1);
  });

  it("can be restored for seven days after removal, then are gone for good", async () => {
    const id = await film();
    const { caption } = await add(id, vtt("A rare walrus"));
    const params = { caption: String(caption.id) };
    await t.ok(remove, { token, id, params });
    expect(await labels(id)).toEqual([]);
    expect(await found("walrus")).toEqual([]);
    expect((await t.request(remove, { token, id, params })).status).toBe(404);
    expect(await t.ok(restore, { token, id, params })).toEqual(caption);
    expect(await found("walrus")).toEqual([id]);
    expect((await t.request(restore, { token, id, params })).status).toBe(404);
    await t.ok(remove, { token, id, params });
    t.advance(7 * 86_400_000 + 60_000);
    expect((await t.request(restore, { token, id, params })).status).toBe(404);
    await t.services.catalogue.captions.purge();
    expect(await t.query("select from captions where id = $1", [caption.id])).toEqual([]);
  });

  it("log every change by a superuser in the audit log", async () => {
    const id = await film();
    const params = { caption: String((await add(id)).caption.id) };
    await t.ok(remove, { token, id, params });
    await t.ok(restore, { token, id, params });
    const log = await t.query(
      "select action, actor_id, details from audit_log where target_type = 'video' and target_id = $1 order by id",
      [id],
    );
    const details = expect.objectContaining({ captions: "English (en, subtitles)" });
    expect(log).toEqual(
      ["add", "remove", "restore"].map((verb) => ({ action: `video.${verb}_captions`, actor_id: actor, details })),
    );
  });
});

describe("a file of an old program", () => {
  const bytes = Uint8Array.from([...Buffer.from("1\n00:00:01,000 --> 00:00:02,000\ndzi"), 0x9c, 0x20, 0xb3]);

  it("is read in the encoding of its language", async () => {
    const id = await film();
    const { caption } = await add(id, bytes, { language: "pl" });
    const { body } = await t.request(one, { token: pro, id, params: { caption: String(caption.id) } });
    expect(body).toContain("dziś ł");
    expect(await refusal(id, bytes)).toEqual([
      400,
      { file: [expect.stringContaining("fit no encoding of its language, English.")] },
    ]);
  });

  it("has its rolling lines once, unless it is data", async () => {
    const texts = ["a", "a\nb", "b\nc", "c\nd"];
    const content = `WEBVTT\n\n${texts.map((text, n) => `00:0${n}.000 --> 00:0${n + 1}.000\n${text}\n`).join("\n")}`;
    const id = await film();
    const { caption } = await add(id, content);
    expect(await passages(caption.id)).toMatchObject([{ lines: "a\nb\nc\nd" }]);
    const data = await add(id, content, { kind: "metadata" });
    const { body } = await t.request(one, { token: pro, id, params: { caption: String(data.caption.id) } });
    expect(body).toContain("b\nc\n");
  });
});

describe("a file with faults", () => {
  it("is stored without the faulty cues, which are reported by line number", async () => {
    const id = await film();
    const kept = await add(id, `${vtt()}\n00:09.000 --> 00:08.000\nBack`);
    expect(kept).toMatchObject({
      ...{ caption: { cues: 1 }, fault_count: 1 },
      faults: [{ line: 6, message: "This cue ends before it begins. It's left out." }],
    });
  });

  it.each([
    [
      "that has nothing else",
      vtt().replace("00:02", "00:00"),
      {},
      { file: ["Line 3: This cue ends before it begins. It's left out."] },
    ],
    ["of no language", vtt(), { language: "!" }, { language: ["Use a language tag, such as en or pt-BR."] }],
    ["that is empty", "", {}, { file: ["The file is empty. Choose another file."] }],
    ["that is too large", "x".repeat(5 * 1024 * 1024 + 1), {}, { file: ["The file is larger than 5 MB."] }],
  ] as const)("%s is refused", async (_, content, fields, errors) => {
    expect(await refusal(await film(), content, fields)).toEqual([400, errors]);
  });

  it("of a kind that WebVTT does not have is refused, and so is a missing file", async () => {
    const id = await film();
    expect((await t.request(post, { token, id, form: form(vtt(), { kind: "karaoke" }) })).status).toBe(400);
    const { file, ...fields } = form();
    expect(file).toBeDefined();
    expect(await t.request(post, { token, id, form: fields })).toMatchObject({
      ...{ status: 400, body: { errors: { file: ["Choose a WebVTT or SRT file."] } } },
    });
  });
});

describe("searches", () => {
  it("find what captions say, across cues and in other forms of the words", async () => {
    const id = await film();
    const lines = ["The Éclairs were", "baking slowly,", "while it rained."];
    const cues = lines.map((text, n) => `00:${10 + 3 * n}.000 --> 00:${13 + 3 * n}.000\n${text}`);
    const { caption } = await add(id, `WEBVTT\n\n${cues.join("\n\n")}`);
    expect(await passages(caption.id)).toEqual([
      {
        ...{ n: 0, start_ms: 10_000, end_ms: 19_000, line_starts: [10_000, 13_000, 16_000] },
        ...{ lines: lines.join("\n"), tail: "" },
      },
    ]);
    expect(await found("eclair bake")).toEqual([id]);
    const [row] = await t.query(
      "select words @@ to_tsquery('simple', 'were <-> baking') as hit from caption_passages where video_id = $1",
      [id],
    );
    expect(row).toEqual({ hit: true });
  });

  it("do not find metadata", async () => {
    const id = await film();
    const { caption } = await add(id, vtt("{ zeppelin: 1 }"), { kind: "metadata" });
    expect(await passages(caption.id)).toEqual([]);
  });
});

describe("file names", () => {
  it("identify the video, the language and the kind", async () => {
    const id = await film();
    const [{ oid, source } = { oid: "", source: "" }] = await t.query<{ oid: string; source: string }>(
      "select oid, source from videos where id = $1",
      [id],
    );
    const named = {
      [`${oid}.vtt`]: [id, null, "subtitles"],
      [`folder/${oid}.en.vtt`]: [id, "en", "subtitles"],
      [`${oid}.pt_BR.sdh.srt`]: [id, "pt-BR", "captions"],
      [`${oid}.en.HI.srt`]: [id, "en", "captions"],
      [`${oid}.hi.hi.srt`]: [id, "hi", "captions"],
      [`${oid}.en.hi.forced.srt`]: [id, "en", "subtitles"],
      [`${oid}.hi.srt`]: [id, "hi", "subtitles"],
      [`${oid}.hi.cc.srt`]: [id, "hi", "captions"],
      [`A film [${oid}].de.vtt`]: [id, "de", "subtitles"],
      [`${encodeURIComponent(source)}.chapters.en.vtt`]: [id, "en", "chapters"],
      "nothing.en.vtt": [null, "en", "subtitles"],
      "%00.vtt": [null, null, "subtitles"],
    };
    const names = Object.keys(named).join("\n");
    const matches = await t.ok("GET /api/category/v1/captions/match/", { token, query: { names } });
    expect(Object.fromEntries(matches.map((m) => [m.name, [m.video?.id ?? null, m.language, m.kind]]))).toEqual(named);
  });
});
