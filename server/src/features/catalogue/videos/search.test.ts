import { pageSize } from "@mindreel/contract/plain/limits";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("pro", 1));
const library = libraryOf(t, token);

const signs = "L’avion";
const letters = "Œuvre, Łódź, Ørsted, ışık, Þór";
const runs = "日";
const seeds = [
  { title: "Big Buck Bunny", description: "A giant rabbit with a heart bigger than himself." },
  { title: "Sintel", description: "A girl searches for a baby dragon she calls Scales." },
  { title: "Éclairs à la crème", description: "Baking in Zürich" },
  { title: "Война и мир", description: "" },
  { title: "東京物語", description: "Tokyo Story" },
  { title: "What's New, Pussycat?", description: "O'Brien's cut & more | less" },
  { title: "C++ in 100 seconds", description: "" },
  { title: "🎬 Making of", description: "rock'n'roll" },
  { title: "100% natural_beauty", description: "a:b (c) !d <-> e" },
  { title: "Apollo-11 and run 428920d3-09cc", description: "From archive.example.org/films/moon_landing-2" },
  { title: "Two holes", description: "Running stories, by explorers" },
  { title: "ＦＵＬＬ ｗｉｄｔｈ", description: "İstanbul straße" },
  { title: signs, description: "„zitat“ ¿qué? un—mot… «hola»·mundo مرحبا، بالعالم؟ أَحْمَد 。映画、" },
  { title: letters, description: "" },
  { title: runs, description: "ภาพยนตร์ไทย 한국영화 新しいドラマ ຮູບເງົາ ភាពយន្ត ရုပ်ရှင် 東京tower" },
];
await library.fill(seeds);

const search = async (text: string): Promise<string[]> =>
  (await library.page({ search: text, ordering: "created" })).results.map(({ title }) => title);
const everything = seeds.map(({ title }) => title);

it.each([
  ["bunny", ["Big Buck Bunny"]],
  ["BUNNY big", ["Big Buck Bunny"]],
  ["  bunny   big ", ["Big Buck Bunny"]],
  ["bu", ["Big Buck Bunny"]],
  ["rabbit", ["Big Buck Bunny"]],
  ["bunny dragon", []],
  ["unny", []],
  ["drag sint", ["Sintel"]],
  ["eclair", ["Éclairs à la crème"]],
  ["ÉCLAIR CRÈME", ["Éclairs à la crème"]],
  ["e\u0301clair", ["Éclairs à la crème"]],
  ["zurich", ["Éclairs à la crème"]],
  ["война", ["Война и мир"]],
  ["東京", ["東京物語", runs]],
  ["what's new", ["What's New, Pussycat?"]],
  ["pussycat?", ["What's New, Pussycat?"]],
  ["o'brien", ["What's New, Pussycat?"]],
  ["rock'n'roll", ["🎬 Making of"]],
  ["🎬 making", ["🎬 Making of"]],
  ["c++", ["Éclairs à la crème", "What's New, Pussycat?", "C++ in 100 seconds", "100% natural_beauty", "Sintel"]],
  ["100%", ["C++ in 100 seconds", "100% natural_beauty"]],
  ["natural", ["100% natural_beauty"]],
  ["Apollo-11 and run 428920d3-09cc", ["Apollo-11 and run 428920d3-09cc"]],
  ["apollo 11", ["Apollo-11 and run 428920d3-09cc"]],
  ["09cc", ["Apollo-11 and run 428920d3-09cc"]],
  ["archive.example.org", ["Apollo-11 and run 428920d3-09cc"]],
  ["films moon landing", ["Apollo-11 and run 428920d3-09cc"]],
  ["full width", ["ＦＵＬＬ ｗｉｄｔｈ"]],
  ["istanbul", ["ＦＵＬＬ ｗｉｄｔｈ"]],
  ["hole", ["Two holes"]],
  ["HÓLES two", ["Two holes"]],
  ["the bunnies", []],
  ["a bunnies", ["Big Buck Bunny"]],
  ["rabbits with hearts", ["Big Buck Bunny"]],
  ["searching", ["Sintel"]],
  ["story", ["東京物語", "Two holes"]],
  ["stories", ["東京物語", "Two holes"]],
  ["storie", ["東京物語", "Two holes"]],
  ["exploring", ["Two holes"]],
  ["runs", ["Apollo-11 and run 428920d3-09cc", "Two holes"]],
  ["two hol", ["Two holes"]],
  ["éclair", ["Éclairs à la crème"]],
  ["войны", []],
  ["straße", ["ＦＵＬＬ ｗｉｄｔｈ"]],
  ["strasse", ["ＦＵＬＬ ｗｉｄｔｈ"]],
  ["avion", [signs]],
  ["l'avion", [signs]],
  ["zitat", [signs]],
  ["que", [signs]],
  ["mot", [signs]],
  ["mundo", [signs]],
  ["مرحبا بالعالم", [signs]],
  ["احمد", [signs]],
  ["映画", [signs]],
  ["oeuvre", [letters]],
  ["lodz", [letters]],
  ["orsted", [letters]],
  ["ISIK", [letters]],
  ["thor", [letters]],
  ["物語", ["東京物語"]],
  ["語", ["東京物語"]],
  ["京物", ["東京物語"]],
  ["東語", []],
  ["ไทย", [runs]],
  ["영화", [runs]],
  ["ドラマ", [runs]],
  ["ເງົາ", [runs]],
  ["យន្ត", [runs]],
  ["ရှင်", [runs]],
  ["tower", [runs]],
])("%j finds %j", async (text, titles) => {
  const found = await search(text);
  expect(found.toSorted()).toEqual(titles.toSorted());
});

it.each(["", " ", "...", "'", '"', "🎬", "!!!", "&|!()<->:*", "\\", "%", "_", "\u200d", "--"])(
  "%j contains no word, so it filters nothing",
  async (text) => {
    expect(await search(text)).toEqual(everything.slice(0, pageSize));
  },
);

it.each([
  "bunny & !big",
  "bunny | sintel",
  "!bunny",
  "bunny:*A",
  "big <-> bunny",
  "'bunny",
  "bunny' or '1'='1",
  "bunny'); drop table videos; --",
  "\\bunny",
  "bunny\\",
  "((bunny",
  "bun*",
  "bunny:",
  "a:b",
  '"big buck"',
  "e\u0301",
  "\u0301",
  "x\u0301\u0302\u0303",
  "bunny \u0301",
  "\u0301\u0302 bunny",
  "\u037a bunny",
  "½ ² Ⅷ",
  "ﷺ",
  "👨‍👩‍👧 bunny",
  "ⓐ ㎏",
  "a ".repeat(100),
  "ß".repeat(200),
  "日".repeat(200),
])("treats %j as plain words, never as query syntax", async (text) => {
  const { status } = await t.request("GET /api/category/v1/video/", { token, query: { search: text } });
  expect(status).toBe(200);
});

it("treats operators as spaces between words", async () => {
  expect(await search("bunny & !big")).toEqual(["Big Buck Bunny"]);
  expect(await search("bunny | sintel")).toEqual([]);
});

it("combines with a filter and every ordering, and counts what it finds", async () => {
  const page = await library.page({ search: "a", ordering: "title" });
  expect(page.count).toBe(page.results.length);
  expect(page.count).toBeGreaterThan(2);
  const category = await library.category("Films");
  await t.query("update videos set category_id = $1 where title = 'Sintel'", [category]);
  expect((await library.page({ search: "a", category: "films" })).results.map(({ title }) => title)).toEqual([
    "Sintel",
  ]);
});

it("builds the same document for an added video as for a changed one", async () => {
  const texts = [...seeds.map(({ title, description }) => `${title} ${description}`), ""];
  const different = await t.query(
    `select written from unnest($1::text[]) written,
       lateral (select tsvector_to_array(document_vector(video_words(written, ''))) as made,
                  tsvector_to_array(search_vector(text_words(written))) as asked) document
     -- A stem that is there as a word needs no mark, and words with digits have no stem.
     where not (made <@ asked and array(select unnest(asked) except select unnest(made))
       <@ array(select '~' || word from unnest(made || array['428920d']) word))`,
    [texts],
  );
  expect(different).toEqual([]);
});

it("queries the index only for a rare word, but finds only videos with all words", async () => {
  await t.query(`insert into videos (title, source, source_kind, oid)
    select title, 'https://a.test/' || title, 'file', title
    from (select 'Common ' || n from generate_series(1, 100) n union all values ('Common rarity'), ('Another rarity')) made (title)`);
  const asked = async (words: string) =>
    (await t.query<{ same: boolean }>("select narrow_query($1) = search_query('rarity') as same", [words]))[0]?.same;
  expect(await asked("common rarity")).toBe(false);
  await t.services.catalogue.search.countWords();
  expect(await asked("common rarity")).toBe(true);
  expect(await asked("another common rarity")).toBe(false);
  expect(await search("common rarity")).toEqual(["Common rarity"]);
  expect(await search("rariti commo")).toEqual(["Common rarity"]);
  expect(await search("another common rarity")).toEqual([]);
});

it.each([1_200, 3_200])("returns %d matches in order, and counts them up to a limit", async (count) => {
  const word = `flood${count}`;
  await t.query(
    `insert into videos (title, source, source_kind, oid)
     select $1 || ' ' || lpad(n::text, 5, '0'), 'https://b.test/' || $1 || n, 'file', $1 || n from generate_series(1, $2::int) n`,
    [word, count],
  );
  const page = await library.page({ search: word, ordering: "-title" });
  const expected = Array.from(
    { length: page.results.length },
    (_, n) => `${word} ${String(count - n).padStart(5, "0")}`,
  );
  expect([page.count, page.results.map(({ title }) => title)]).toEqual([1000, expected]);
});
