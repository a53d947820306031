import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { chaptersInDescription, chaptersInFile } from "./chapters.policy.ts";
import { rereadChapters } from "./chapters.service.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const { token: pro } = first(await t.members("pro", 1));
const library = libraryOf(t, token);
const list = "GET /api/category/v1/video/{id}/chapters/";
const set = "PUT /api/category/v1/video/{id}/chapters/";
const edit = "PATCH /api/category/v1/video/{id}/";

const film = async () => first(await library.fill([{}]));
const read = async (id: number) => {
  const { origin, chapters } = await t.ok(list, { token: pro, id });
  return [origin, ...chapters.map(({ start, title }) => `${start} ${title}`)];
};
const describeAs = (id: number, description: string) => t.ok(edit, { token, id, body: { description } });
const byHand = (id: number, ...titles: string[]) =>
  t.ok(set, { token, id, body: { chapters: titles.map((title, n) => ({ start: 10 * n, title })) } });
const upload = async (id: number, title: string, label = "English") => {
  const file = new File([`WEBVTT\n\n00:00.000 --> 00:10.000\n${title}\n\n00:10.500 --> 00:20.000\nThe end\n`], "a.vtt");
  const form = { language: "en", kind: "chapters", label, file };
  return (await t.ok("POST /api/category/v1/video/{id}/captions/", { token, id, form })).caption.id;
};
const refusal = async (id: number, chapters: readonly { start: number; title: string }[]) => {
  const { status, body } = await t.request(set, { token, id, body: { chapters: [...chapters] } });
  return [status, (body as { errors?: object }).errors];
};

describe("chapters", () => {
  it("are read from the description, and change with it", async () => {
    const id = await film();
    expect(await read(id)).toEqual([null]);
    await describeAs(id, "A film.\n0:00 Welcome\n1:05 The sea");
    expect(await read(id)).toEqual(["description", "0 Welcome", "65 The sea"]);
    await describeAs(id, "A film.");
    expect(await read(id)).toEqual([null]);
  });

  it("are read from the latest chapter file rather than the description, until the file is removed", async () => {
    const id = await film();
    await describeAs(id, "0:00 One\n0:30 Two");
    await upload(id, "Kapitel", "Deutsch");
    const file = await upload(id, "In a file");
    expect(await read(id)).toEqual(["file", "0 In a file", "10 The end"]);
    const params = { caption: String(file) };
    await t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", { token, id, params });
    expect(await read(id)).toEqual(["file", "0 Kapitel", "10 The end"]);
    await t.ok("POST /api/category/v1/video/{id}/captions/{caption}/restore/", { token, id, params });
    expect(await read(id)).toEqual(["file", "0 In a file", "10 The end"]);
    for (const { id: caption } of await t.ok("GET /api/category/v1/video/{id}/captions/", { token, id })) {
      await t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", {
        ...{ token, id, params: { caption: String(caption) } },
      });
    }
    expect(await read(id)).toEqual(["description", "0 One", "30 Two"]);
  });

  it("set by hand take precedence over both until they are cleared", async () => {
    const id = await film();
    expect(await byHand(id, "Mine", " Yours ")).toEqual({
      ...{
        origin: "hand",
        chapters: [
          { start: 0, title: "Mine" },
          { start: 10, title: "Yours" },
        ],
      },
    });
    await describeAs(id, "0:00 One\n0:30 Two");
    await upload(id, "In a file");
    expect(await read(id)).toEqual(["hand", "0 Mine", "10 Yours"]);
    expect(await byHand(id)).toMatchObject({ origin: "file" });
    expect(await read(id)).toEqual(["file", "0 In a file", "10 The end"]);
  });

  it("are not replaced by hand by somebody who has not seen them", async () => {
    const id = await film();
    const before = await byHand(id, "Mine");
    const theirs = { chapters: [{ start: 0, title: "Theirs" }], before };
    await t.ok(set, { token, id, body: theirs });
    const { status, body } = await t.request(set, { token, id, body: theirs });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: "text_changed" })]);
    expect(await read(id)).toEqual(["hand", "0 Theirs"]);
  });

  it("of a new video are read from its description", async () => {
    const form = {
      lines: [{ line: 1, url: "https://v.example.com/parted.mp4", title: "Parted", description: "0:00 A\n0:09 B" }],
    };
    const { ids } = await t.ok("POST /api/category/v1/import/", { token, body: form });
    expect(await read(first(ids))).toEqual(["description", "0 A", "9 B"]);
  });

  it("are sorted", async () => {
    const id = await film();
    await t.ok(set, {
      token,
      id,
      body: {
        chapters: [
          { start: 9, title: "B" },
          { start: 3, title: "A" },
        ],
      },
    });
    expect(await read(id)).toEqual(["hand", "3 A", "9 B"]);
  });

  it("are refused by hand if two begin together or one begins after the end of the video", async () => {
    const id = await film();
    const twins = [
      { start: 65, title: "A" },
      { start: 65, title: "B" },
    ];
    expect(await refusal(id, twins)).toEqual([400, { chapters: ["Two chapters begin at 1:05."] }]);
    await t.query("update videos set duration = 60 where id = $1", [id]);
    const late = "“A” begins at 1:05, but the video ends at 1:00.";
    expect(await refusal(id, [{ start: 65, title: "A" }])).toEqual([400, { chapters: [late] }]);
    expect(await read(id)).toEqual([null]);
  });

  it("beyond the end of the video are left out", async () => {
    const id = await film();
    await describeAs(id, "0:00 One\n0:30 Two\n2:00 Three");
    await t.query("update videos set duration = 60 where id = $1", [id]);
    expect(await read(id)).toEqual(["description", "0 One", "30 Two"]);
  });

  it("of an unreleased or deleted video are visible only to those who can see the video", async () => {
    const id = await film();
    await byHand(id, "Mine");
    await t.query("update videos set release_at = $2 where id = $1", [id, new Date(Number(t.clock()) + 86_400_000)]);
    for (const [who, status] of [[pro, 404] as const, [token, 200] as const]) {
      expect((await t.request(list, { token: who, id })).status).toBe(status);
    }
    await t.ok("DELETE /api/category/v1/video/{id}/", { token, id });
    expect((await t.request(list, { token, id })).status).toBe(404);
    expect((await t.request(set, { token, id, body: { chapters: [] } })).status).toBe(404);
    await t.query("delete from videos where id = $1", [id]);
    expect(await t.query("select from chapters where video_id = $1", [id])).toEqual([]);
  });

  it("log every change by a superuser in the audit log", async () => {
    const id = await film();
    await byHand(id, "Mine", "Yours");
    const log = await t.query("select action, details from audit_log where target_type = 'video' and target_id = $1", [
      id,
    ]);
    expect(log).toEqual([{ action: "video.change_chapters", details: expect.objectContaining({ chapters: 2 }) }]);
  });

  it("are not part of the transcript", async () => {
    const id = await film();
    await upload(id, "In a file");
    expect(await t.query("select from caption_passages where video_id = $1", [id])).toEqual([]);
  });

  it("of one video stay one consistent list under concurrent changes", async () => {
    const id = await film();
    await Promise.all([
      ...["A", "B", "C"].map((title) => byHand(id, title, title)),
      describeAs(id, "0:00 One\n0:30 Two"),
      upload(id, "In a file"),
    ]);
    const [origin, ...titles] = await read(id);
    expect([origin, titles.length, new Set(titles.map((each) => each?.slice(-1))).size]).toEqual(["hand", 2, 1]);
  });
});

describe("after an upgrade", () => {
  it("chapters of existing videos are read", async () => {
    const id = await film();
    await t.query("update videos set description = $2 where id = $1", [id, "0:00 One\n0:30 Two"]);
    await t.query("delete from chapters");
    expect(await read(id)).toEqual([null]);
    await t.services.catalogue.chapters.catchUp();
    await t.services.catalogue.chapters.job.run({});
    expect(await read(id)).toEqual(["description", "0 One", "30 Two"]);
  });

  it("chapters set by hand do not change", async () => {
    const id = await film();
    await byHand(id, "Mine");
    await rereadChapters(t.database.db, [id]);
    expect(await read(id)).toEqual(["hand", "0 Mine"]);
  });
});

const listed = (description: string) =>
  chaptersInDescription(description).map(({ start, title }) => `${start} ${title}`);

describe("a description lists chapters", () => {
  it.each([
    ["as times and titles", "0:00 Welcome\n1:05 The sea", ["0 Welcome", "65 The sea"]],
    ["between other words", "A film.\n\n0:00 One\nSee 3:07!\n1:02:03 Two\n\nThanks", ["0 One", "3723 Two"]],
    ["as a list with dashes", "- 00:00 - One\n- 00:10 – Two", ["0 One", "10 Two"]],
    ["with numbers", "1. 0:00 One\n2) 4:05: Two", ["0 One", "245 Two"]],
    ["in brackets", "(0:00) One\n[0:30] Two", ["0 One", "30 Two"]],
    ["with their ends", "0:00 - 0:59 One\n0:59–2:00: Two", ["0 One", "59 Two"]],
    ["with titles in front", "One 0:00\nTwo (1:00)\nThree – 1:30", ["0 One", "60 Two", "90 Three"]],
    ["after other times", "Recorded at 18:30.\n18:30 Doors\n0:00 One\n0:10 Two", ["0 One", "10 Two"]],
    ["until its times go back", "0:00 One\n0:10 Two\n0:05 Three\n0:20 Four", ["0 One", "10 Two"]],
    ["with lines of Windows", "0:00 One\r\n0:10 Two\r\n", ["0 One", "10 Two"]],
  ])("%s", (_, description, expected) => expect(listed(description)).toEqual(expected));

  it.each([
    ["where there are no times", "A film about the sea."],
    ["where one time stands alone", "0:00 Welcome"],
    ["where none begins at 0:00", "1:00 One\n2:00 Two"],
    ["where times have no words", "0:00\n1:00\n2:00"],
    ["where times stand in sentences", "At 0:00 it begins, at 1:00 it ends. 0:00 and 1:00."],
    ["where it is no time", "0:00:00:00 One\n0:61 Two"],
  ])("but not %s", (_, description) => expect(listed(description)).toEqual([]));

  it("in ascending order from 0, with titles within the limit, for any text", () => {
    const piece = fc.constantFrom(
      "0:00",
      "1:0",
      "59:59",
      " - ",
      "\n",
      "(",
      ")",
      "1.",
      "Word",
      "😀",
      "\ud800",
      "\t",
      ":",
    );
    const text = fc
      .array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { maxLength: 60 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, (description) => {
        const chapters = chaptersInDescription(description);
        expect(chapters.length === 0 || chapters[0]?.start === 0).toBe(true);
        for (const [n, { start, title }] of chapters.entries()) {
          expect(start).toBeGreaterThan(chapters[n - 1]?.start ?? -1);
          expect(title.length).toBeLessThanOrEqual(200);
          expect([title.trim(), title.isWellFormed(), title === ""]).toEqual([title, true, false]);
        }
      }),
    );
  });

  it("without taking long over a long line", () => {
    const before = performance.now();
    for (const sign of ["0:0", " ", "(", "-", "1:1", "0:00 - ", "9. "]) {
      chaptersInDescription(`0:00 ${sign.repeat(5000 / sign.length)}\n${sign.repeat(5000 / sign.length)}`);
    }
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

it("a chapter file gives the second each chapter begins in, and the last of those that share a second", () => {
  const cues = [
    { start: 0, plain: "Part one" },
    { start: 900, plain: "Welcome" },
    { start: 61_500, plain: "x".repeat(300) },
  ];
  expect(chaptersInFile(cues)).toEqual([
    { start: 0, title: "Welcome" },
    { start: 61, title: "x".repeat(200) },
  ]);
});
