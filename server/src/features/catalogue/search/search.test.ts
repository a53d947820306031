import type { FoundPage } from "@mindreel/contract/catalogue/search";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token: superuser } = first(await t.members("superuser", 1));
const { token } = first(await t.members("pro", 1));
const library = libraryOf(t, superuser);
const call = "GET /api/search/v1/";

const search = (q: string, query: Record<string, string> = {}): Promise<FoundPage> =>
  t.ok(call, { token, query: { q, ...query } });
const titles = async (q: string) => (await search(q)).results.map(({ video }) => video.title);
const add = async (title: string, description = "", rest = {}): Promise<number> =>
  (await library.fill([{ title, description, ...rest }]))[0] ?? 0;
/** Lines of four seconds each. */
async function say(video: number, lines: readonly string[], language = "en"): Promise<number> {
  const at = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}.500`;
  const cues = lines.map((line, n) => `${at(n * 4)} --> ${at(n * 4 + 4)}\n${line}\n`);
  const file = new File([`WEBVTT\n\n${cues.join("\n")}`], "a.vtt");
  const form = { language, kind: "captions", file };
  const kept = await t.ok("POST /api/category/v1/video/{id}/captions/", { token: superuser, id: video, form });
  return kept.caption.id;
}
const marked = ({ results }: FoundPage) =>
  results.flatMap(({ passages }) => passages.map(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to))));

describe("a search", () => {
  it("finds the second at which something is said, with the matching words marked", async () => {
    const id = await add("Two New Sciences");
    await say(id, [
      "We begin in Padua,",
      "where Galileo turned his tube",
      "to the sky above the town.",
      "He saw four moons.",
    ]);
    const page = await search("galileo TÚBES");
    expect(page).toMatchObject({ count: 1, next: null, corrected: null });
    const [found] = page.results;
    expect(found?.video.title).toBe("Two New Sciences");
    expect(found?.passages).toEqual([
      {
        start: 4.5,
        end: 8.5,
        text: "where Galileo turned his tube",
        marks: [
          [6, 13],
          [25, 29],
        ],
      },
    ]);
  });

  it("marks what stands inside of a text without spaces, and beside signs", async () => {
    await say(await add("Kino"), ["今日は東京物語という映画を見た", "L’été — „Straße“"]);
    expect(marked(await search("東京物語"))).toEqual([["東京物語"]]);
    expect(marked(await search("画"))).toEqual([["画"]]);
    expect(marked(await search("l'ete strasse"))).toEqual([["L", "été", "Straße"]]);
    expect((await search("京都物語")).corrected).toBeNull();
  });

  it("finds phrases that span two lines or two passages", async () => {
    const id = await add("Harbours");
    const filler = ["One slow line.", "Another slow line.", "A third slow line."];
    await say(id, [
      "The lamp of the old",
      "lighthouse keeper is lit.",
      ...filler,
      "All at once the amber",
      "foghorn answers.",
    ]);
    expect((await search("old lighthouse")).results[0]?.passages[0]).toMatchObject({ start: 0.5 });
    const { passages } = (await search("amber foghorn")).results[0] ?? {};
    expect(passages?.[0]).toMatchObject({ start: 20.5, text: "All at once the amber foghorn answers." });
  });

  it("tolerates wrong, missing and transposed letters, and accents", async () => {
    await add("Copernicus Observatory", "Éclipse");
    await add("Galileo at Padua");
    await t.services.catalogue.search.countWords();
    expect(await titles("Galilieo")).toContain("Galileo at Padua");
    for (const typed of [
      "copernicsu",
      "copernikus",
      "coperniccus",
      "copernicu",
      "Cópernicus",
      "coperncs observatory",
    ]) {
      expect([typed, await titles(typed)]).toEqual([typed, ["Copernicus Observatory"]]);
    }
    expect((await search("copernikus")).corrected).toBe("copernicus");
    expect((await search("eclipse")).corrected).toBeNull();
    expect((await search("coperni")).corrected).toBeNull();
  });

  it("finds words that are not counted yet, and does not correct words that exist", async () => {
    await add("Zorblaxes");
    await add("Zorblaxed");
    expect(await titles("zorblaxes")).toEqual(["Zorblaxed", "Zorblaxes"]);
    expect((await search("zorblaxed")).corrected).toBeNull();
  });

  it("ranks title matches first, then words closer together, then newer videos", async () => {
    const far = await add("Far apart");
    await say(far, ["A quokka sleeps.", ...Array.from({ length: 12 }, () => "Nothing here."), "The eucalyptus sways."]);
    const near = await add("Near each other");
    await say(near, ["A quokka under a eucalyptus sleeps."]);
    const side = await add("Side by side");
    await say(side, ["The quokka eucalyptus pact."]);
    await add("Quokka and eucalyptus");
    await add("Older", "wombats everywhere");
    await add("Newer", "wombats everywhere");
    expect(await titles("quokka eucalyptus")).toEqual([
      ...["Quokka and eucalyptus", "Side by side", "Near each other", "Far apart"],
    ]);
    expect(await titles("wombats everywhere")).toEqual(["Newer", "Older"]);
  });

  it("finds videos by their category or series combined with their own words", async () => {
    const categoryId = await library.category("Oceanography");
    const id = await add("Abyss", "Vents in the deep", { categoryId });
    await add("Vents elsewhere");
    expect(await titles("oceanography vents")).toEqual(["Abyss"]);
    expect(await titles("oceanogrphy vents")).toEqual(["Abyss"]);
    await t.query("insert into series (title) values ('Hadal Zone')");
    await t.query("insert into series_videos select $1, id, 1 from series where title = 'Hadal Zone'", [id]);
    expect(await titles("hadal")).toEqual(["Abyss"]);
    expect(await titles("hadal abyss")).toEqual(["Abyss"]);
    expect(await search("oceanography")).toMatchObject({ categories: [{ id: categoryId, name: "Oceanography" }] });
    expect((await search("hadal zones")).series.map(({ name }) => name)).toEqual(["Hadal Zone"]);
    // The name has some of the words, but videos have all of them.
    expect(await search("oceanography vents")).toMatchObject({ series: [], categories: [] });
    const nothing = await search("oceanography zyzzyva");
    expect(nothing.categories.map(({ name }) => name)).toEqual(["Oceanography"]);
  });

  it("finds chapters as well", async () => {
    await add("A Long Evening", "0:00 Overture\n1:30 The zither solo\n4:00 Applause");
    const [found] = (await search("zither")).results;
    expect(found).toMatchObject({ video: { title: "A Long Evening" } });
    expect(found?.passages).toEqual([{ start: 90, end: 90, text: "The zither solo", marks: [[4, 10]] }]);
  });

  it("shows at most three passages, without overlap and in chronological order", async () => {
    const id = await add("Refrain");
    const lines = Array.from({ length: 30 }, (_, n) => (n % 6 === 0 ? `Verse ${n}: o marimba!` : "La la la la."));
    await say(id, lines);
    await say(id, lines, "fr");
    const { passages = [] } = (await search("marimba")).results[0] ?? {};
    expect(passages).toHaveLength(3);
    expect(new Set(passages.map(({ start }) => start)).size).toBe(3);
    expect(passages.map(({ start }) => start)).toEqual(passages.map(({ start }) => start).toSorted((a, b) => a - b));
  });

  it("cuts a long line around the matching words", async () => {
    const id = await add("Breathless");
    await say(id, [`${"and so on ".repeat(60)} the xylophone ${"and so on ".repeat(60)}`]);
    const page = await search("xylophone");
    const { text = "" } = page.results[0]?.passages[0] ?? {};
    expect(text.length).toBeLessThan(300);
    expect(text).toMatch(/^….*…$/);
    expect(marked(page)).toEqual([["xylophone"]]);
  });

  it("drops deleted videos and captions at once, and finds restored ones again", async () => {
    const id = await add("Ephemeral Mayfly");
    const caption = await say(id, ["A stonefly speaks."]);
    expect(await titles("stonefly")).toEqual(["Ephemeral Mayfly"]);
    const which = { token: superuser, id, params: { caption: String(caption) } };
    await t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", which);
    expect(await titles("stonefly")).toEqual([]);
    await t.ok("POST /api/category/v1/video/{id}/captions/{caption}/restore/", which);
    expect(await titles("stonefly")).toEqual(["Ephemeral Mayfly"]);
    await t.ok("DELETE /api/category/v1/video/{id}/", { token: superuser, id });
    expect(await titles("stonefly")).toEqual([]);
    expect(await titles("mayfly")).toEqual([]);
    await t.query("update videos set deleted_at = null where id = $1", [id]);
    expect(await titles("stonefly mayfly")).toEqual(["Ephemeral Mayfly"]);
  });

  it("hides unreleased videos from those who may not see them, also in suggestions", async () => {
    const releaseAt = new Date(Number(t.clock()) + 3_600_000);
    const id = await add("Unreleased Nightjar", "", { releaseAt });
    await say(id, ["The frogmouth waits."]);
    await t.services.catalogue.search.countWords();
    for (const q of ["nightjar", "frogmouth", "nightjat"]) expect(await titles(q)).toEqual([]);
    const found = await t.ok(call, { token: superuser, query: { q: "frogmouth" } });
    expect(found.count).toBe(1);
    const suggest = "GET /api/search/v1/suggest/";
    for (const q of ["nightj", "frogm", "unr"]) {
      expect(await t.ok(suggest, { token, query: { q } })).toEqual([]);
      expect(await t.ok(suggest, { token: superuser, query: { q } })).not.toEqual([]);
    }
    t.advance(3_600_001);
    expect(await titles("frogmouth")).toEqual(["Unreleased Nightjar"]);
  });

  it("falls back to partial matches if nothing matches all words, with rarer words first", async () => {
    for (let n = 0; n < 5; n++) await add(`Pebble ${n}`);
    await add("Obsidian");
    await t.services.catalogue.search.countWords();
    expect((await titles("pebble obsidian"))[0]).toBe("Obsidian");
    expect(await titles("pebble obsidian")).toHaveLength(6);
  });

  it("returns the newest matches, regardless of the id it starts from", async () => {
    const ids = await library.fill(
      Array.from({ length: 8 }, (_, n) => ({ title: n % 2 === 0 ? "Windowed" : "Other" })),
    );
    const matching = ids.filter((_, n) => n % 2 === 0).toReversed();
    const gathered = async (after: number | null | undefined, most: number) =>
      (
        await t.query<{ id: number }>("select matching_documents('windowed', $1, $2, $3) as id", [
          [matching[1]],
          most,
          after,
        ])
      ).map(({ id }) => id);
    const [newest, , third, oldest] = matching;
    for (const after of [null, 0, third, newest]) {
      expect(await gathered(after, 10)).toEqual([newest, third, oldest]);
      expect(await gathered(after, 2)).toEqual([newest, third]);
    }
  });

  it("pages through the results, listing each video once", async () => {
    await library.fill(Array.from({ length: 30 }, (_, n) => ({ title: `Dandelion ${n}` })));
    const page = await search("dandelion");
    expect(page).toMatchObject({ count: 30, previous: null });
    const seen = page.results.map(({ video }) => video.id);
    for (let next = page.next; next !== null; ) {
      const { q = "", ...rest } = Object.fromEntries(new URL(next).searchParams);
      const more = await search(q, rest);
      seen.push(...more.results.map(({ video }) => video.id));
      next = more.next;
    }
    expect(new Set(seen).size).toBe(30);
    expect((await search("dandelion", { page: "3" })).results.map(({ video }) => video.id)).toEqual(seen.slice(24));
    for (const query of [{ page: "4" }, { page: "0" }, { cursor: "x" }, { page: "2", cursor: "WyJ4IiwxXQ" }]) {
      const { status, body } = await t.request(call, { token, query: { q: "dandelion", ...query } });
      expect([status, body]).toEqual([404, expect.objectContaining({ code: "invalid_page" })]);
    }
  });

  it.each([
    ..."& | ! ( ) : * < > ' \" \\ % _ ~ # ^ ` … 🎬".split(" "),
    ...["foo & !bar", "'; drop table videos; --", "\\", "a:*", "<->", "~dandelion", "½ ² Ⅷ", "ﷺ", "日".repeat(200)],
    ...["ß".repeat(200), "a ".repeat(100), "👨‍👩‍👧", "\u0301", "the", "to be or not to be", "e\u0301"],
  ])("treats %j as plain words", async (q) => {
    const calls = [call, "GET /api/search/v1/suggest/"] as const;
    for (const each of calls) expect((await t.request(each, { token, query: { q } })).status).toBe(200);
  });

  it("counts searches that find nothing", async () => {
    await search("Qwertzuiop");
    expect(await t.query("select words from empty_searches where words = 'qwertzuiop'")).toHaveLength(1);
  });
});

describe("superusers' search of videos", () => {
  const list = async (query: Record<string, string>) =>
    (await t.ok("GET /api/admin/v1/videos/", { token: superuser, query })).results.map(({ title }) => title);

  it("finds speech as well, and tolerates a typing error", async () => {
    const id = await add("Cellar Tapes");
    await say(id, ["A theremin hums."]);
    await t.services.catalogue.search.countWords();
    for (const search of ["theremin", "therem", "cellar thereminist", "theramin"]) {
      expect([search, await list({ search })]).toEqual([
        search,
        search === "cellar thereminist" ? [] : ["Cellar Tapes"],
      ]);
    }
    await t.ok("DELETE /api/category/v1/video/{id}/", { token: superuser, id });
    expect(await list({ search: "theremin" })).toEqual([]);
    expect(await list({ search: "cellar", state: "deleted" })).toEqual(["Cellar Tapes"]);
  });
});

describe("suggestions", () => {
  const suggest = async (q: string) =>
    (await t.ok("GET /api/search/v1/suggest/", { token, query: { q } })).map(({ kind, text }) => `${kind}: ${text}`);

  it("are titles, series, categories, and words from the library", async () => {
    const categoryId = await library.category("Vulcanology");
    const id = await add("Vulcan's Forge", "", { categoryId });
    await add("The vulcanite pen");
    await say(id, ["A vulcanologist climbs."]);
    await t.query("insert into series (title) values ('Vulcan at Work')");
    await t.query("insert into series_videos select $1, id, 1 from series where title = 'Vulcan at Work'", [id]);
    await t.services.catalogue.search.countWords();
    expect(await suggest("vulc")).toEqual([
      ...["words: vulcan", "words: vulcanite", "words: vulcanologist"],
      ...["video: Vulcan's Forge", "video: The vulcanite pen"],
      ...["category: Vulcanology", "series: Vulcan at Work"],
    ]);
    expect(await suggest("forge vulcanol")).toEqual(["words: forge vulcanologist"]);
    expect(await suggest("v")).toEqual([
      ...["video: Vents elsewhere", "video: Vulcan's Forge", "category: Vulcanology", "series: Vulcan at Work"],
    ]);
    expect(await suggest("vulcanolgist")).toEqual(["words: vulcanologist"]);
  });
});
