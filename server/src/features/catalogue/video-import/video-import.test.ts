import type { ImportBody, ImportLine } from "@mindreel/contract/catalogue/video-import";
import { describe, expect, it } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { startProvider } from "#test/peers/provider.ts";

const provider = await startProvider();
const reach = { ownOrigin: publicUrl, privateToo: false };
const t = await startApp({ videoSources: createVideoSources(oembedProviders(provider.origin), reach) });
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);
const call = "POST /api/category/v1/import/";
const run = (lines: readonly ImportLine[], more: Partial<ImportBody> = {}) =>
  t.ok(call, { token, body: { lines, ...more } });
const titles = async (query: Record<string, string> = {}) => (await library.walk(query)).map(({ title }) => title);
const file = (name: string) => `https://v.example.com/${name}.mp4`;
const empty = () => t.query("delete from videos");
const audits = async () =>
  (await t.ok("GET /api/admin/v1/audit/", { token, query: { action: "library.import" } })).count;
provider.json("/oembed", {}, 404);

it("counts what a call has added whose response was lost, but nothing older", async () => {
  const lines = ["older", "lost", "new"].map((name, n) => ({ line: n + 1, url: file(name), title: name }));
  await run(lines.slice(0, 1));
  t.advance(60_000);
  const { at } = await run(lines, { dry_run: true });
  const { ids } = await run(lines.slice(1, 2));
  const again = await run(lines, { since: at });
  expect(again.lines.map(({ outcome }) => outcome)).toEqual(["skipped", "added", "added"]);
  expect([again.ids.length, again.ids]).toEqual([2, expect.arrayContaining(ids)]);
  const [entry] = (await t.ok("GET /api/admin/v1/audit/", { token, query: { action: "library.import" } })).results;
  expect(entry?.details).toMatchObject({ added: 1 });
  await empty();
});

it("imports a thousand lines except 37 faulty ones, reports each by line, and adds nothing when repeated", async () => {
  await library.category("Nature");
  const faults: readonly ((line: number) => Partial<ImportLine>)[] = [
    () => ({ url: "" }),
    () => ({ url: "not an address" }),
    (line) => ({ url: `ftp://v.example.com/${line}.mp4` }),
    (line) => ({ url: `https://v.example.com/${line}.html` }),
    (line) => ({ title: `${line}`.padEnd(201, "x") }),
    () => ({ title: " " }),
    () => ({ category: "Nowhere" }),
    () => ({ category: "all" }),
    () => ({ description: "x".repeat(5001) }),
    () => ({ oid: "x".repeat(201) }),
    (line) => ({ url: `https://v.example.com/${"x".repeat(2000)}${line}.mp4` }),
    () => ({ title: "a\0b" }),
  ];
  const faulty = new Set(Array.from({ length: 37 }, (_, n) => 5 + n * 27));
  let turn = 0;
  const lines = Array.from({ length: 1000 }, (_, n): ImportLine => {
    const line = n + 1;
    const good = { line, url: file(String(line)), title: `Film ${line}`, category: line % 2 ? "nature" : "" };
    return faulty.has(line) ? { ...good, ...faults[turn++ % faults.length]?.(line) } : good;
  });

  const before = await audits();
  const preview = await run(lines, { dry_run: true });
  expect(preview).toMatchObject({ added: 963, faulty: 37, skipped: 0, new_categories: ["Nowhere"] });
  expect(await titles()).toEqual([]);
  expect(await audits()).toBe(before);

  const result = await run(lines);
  expect(result).toEqual({ ...preview, ids: result.ids, at: result.at });
  expect([preview.ids.length, new Set(result.ids).size]).toEqual([0, 963]);
  const refused = result.lines.filter(({ outcome }) => outcome === "faulty");
  expect(refused.map(({ line }) => line)).toEqual([...faulty]);
  for (const { message } of refused) expect(message).toMatch(/^[A-Z].{10,}\.$/);
  expect(await titles()).toEqual(lines.filter(({ line }) => !faulty.has(line)).map(({ title }) => title));
  expect((await library.page({ category: "Nature" })).count).toBe(
    lines.filter(({ line }) => line % 2 === 1 && !faulty.has(line)).length,
  );
  expect(await audits()).toBe(before + 1);

  expect(await run(lines)).toMatchObject({ added: 0, skipped: 963, faulty: 37 });
  expect((await library.page()).count).toBe(963);
  await empty();
});

describe("the same video", () => {
  const again = async (...urls: string[]) =>
    (await run(urls.map((url, n) => ({ line: n + 1, url, title: "A film" })))).lines.map(({ outcome }) => outcome);

  it("is recognised by its id at the provider, regardless of how its address is written", async () => {
    expect(await again("https://youtu.be/aqz-KE-bpKQ", "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4")).toEqual([
      ...["added", "skipped"],
    ]);
    expect(await again("https://www.youtube.com/embed/aqz-KE-bpKQ", "https://vimeo.com/1084537")).toEqual([
      ...["skipped", "added"],
    ]);
    expect(await again("https://player.vimeo.com/video/1084537")).toEqual(["skipped"]);
    await empty();
  });

  it("is recognised by a file's address, not by its name or the line's Oid", async () => {
    expect(await again("https://a.example.com/film.mp4", "https://b.example.com/film.mp4")).toEqual(["added", "added"]);
    const odd = { line: 3, url: "https://youtu.be/aqz-KE-bpKQ", oid: "my own", title: "A film" };
    expect(await run([odd])).toMatchObject({ added: 1 });
    expect(await again("https://youtu.be/aqz-KE-bpKQ")).toEqual(["skipped"]);
    expect(await run([{ ...odd, oid: "another", url: "https://youtu.be/eRsGyueVLvQ" }])).toMatchObject({ added: 1 });
    await empty();
  });

  it("is added once when two superusers import the same list concurrently", async () => {
    const lines = Array.from({ length: 50 }, (_, n) => ({ line: n + 1, url: file(`both-${n}`), title: `${n}` }));
    const results = await Promise.all([run(lines), run(lines), run(lines)]);
    expect(results.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 50]);
    expect((await library.page()).count).toBe(50);
    await empty();
  });
});

it("ignores the category of a line that adds nothing", async () => {
  const lines = [
    { line: 1, url: file("renamed"), title: "A", category: "Before" },
    { line: 2, url: file("renamed"), title: "A", category: "Elsewhere" },
  ];
  const [first, second] = (await run(lines, { create_categories: true })).lines;
  expect([first?.outcome, second?.outcome]).toEqual(["added", "skipped"]);
  const categories = () => t.ok("GET /api/category/v1/categories/", { token });
  const before = (await categories()).find(({ name }) => name === "Before");
  expect((await categories()).map(({ name }) => name)).not.toContain("Elsewhere");
  await t.ok("PATCH /api/category/v1/categories/{id}/", { token, id: before?.id ?? 0, form: { name: "After" } });
  for (const create_categories of [true, false]) {
    expect(await run(lines, { create_categories })).toMatchObject({ skipped: 2, faulty: 0, new_categories: [] });
  }
  expect((await categories()).map(({ name }) => name)).not.toContain("Before");
  await empty();
});

it("reports missing categories, and creates them on request", async () => {
  const lines = [
    { line: 1, url: file("a"), title: "A", category: "Ocean" },
    { line: 2, url: file("b"), title: "B", category: " OCEAN " },
    { line: 3, url: file("c"), title: "C", category: "Deserts" },
    { line: 4, url: file("d"), title: "D" },
  ];
  expect(await run(lines, { dry_run: true })).toMatchObject({
    added: 1,
    faulty: 3,
    new_categories: ["Ocean", "Deserts"],
  });
  expect(await run(lines, { create_categories: true, dry_run: true })).toMatchObject({ added: 4 });
  const names = async () => (await t.ok("GET /api/category/v1/categories/", { token })).map(({ name }) => name);
  expect(await names()).not.toContain("Ocean");
  expect(await run(lines, { create_categories: true })).toMatchObject({ added: 4, faulty: 0 });
  expect(await names()).toEqual(expect.arrayContaining(["Deserts", "Ocean"]));
  expect(await titles({ category: "Ocean" })).toEqual(["A", "B"]);
  await empty();
});

it("adds videos to series at the given places, and creates missing series on request", async () => {
  const lines = [
    { line: 1, url: file("s1"), title: "S1", series: "The sea", place: "2" },
    { line: 2, url: file("s2"), title: "S2", series: "THE SEA", place: "1" },
    { line: 3, url: file("s3"), title: "S3", series: "The sea" },
    { line: 4, url: file("s4"), title: "S4", series: "The woods", category: "Nowhere" },
    { line: 5, url: file("s5"), title: "S5", series: "The sea", place: "first" },
    { line: 6, url: file("s6"), title: "S6", place: "1" },
  ];
  const create_series = true;
  expect(await run(lines, { dry_run: true })).toMatchObject({ added: 0, new_series: ["The sea", "The woods"] });
  expect(await run(lines, { create_series, dry_run: true })).toMatchObject({ added: 3, faulty: 3 });
  const choices = () => t.ok("GET /api/admin/v1/series/", { token });
  expect(await choices()).toEqual([]);
  const { lines: report } = await run(lines, { create_series });
  expect(report.flatMap(({ message }) => message ?? [])).toEqual([
    "There's no category “Nowhere”.",
    "The place isn't a whole number from 1 to 500.",
    "There's a place in a series, but no series.",
  ]);
  // Nothing is created for a faulty line.
  const [sea, ...others] = await choices();
  expect([sea?.title, sea?.count, others]).toEqual(["The sea", 3, []]);
  await run([{ line: 1, url: file("s0"), title: "S0", series: "the sea", place: "1" }]);
  const { videos } = await t.ok("GET /api/series/v1/series/{id}/", { token, id: sea?.id ?? 0 });
  expect(videos.map(({ title }) => title)).toEqual(["S0", "S2", "S1", "S3"]);
  await empty();
});

it("fetches missing titles, descriptions and stills from the provider", async () => {
  provider.json("/api/oembed.json", {
    ...{ title: "What Vimeo calls it", description: "What Vimeo says" },
    thumbnail_url: `${provider.origin}/still.jpg`,
  });
  provider.file("/still.jpg", await picture("jpeg", 640, 360));
  await run([
    { line: 1, url: "https://vimeo.com/1" },
    { line: 2, url: "https://vimeo.com/2", title: "My title", description: "Mine" },
    { line: 3, url: "https://youtu.be/aqz-KE-bpKQ" },
    { line: 4, url: file("a"), title: "A file" },
  ]);
  const stills = async () => (await library.page()).results.filter(({ videos_thumbnail }) => videos_thumbnail !== null);
  await expect.poll(async () => (await stills()).length).toBe(2);
  const { results } = await library.page();
  expect(results.map(({ title, description }) => [title, description])).toEqual([
    ["What Vimeo calls it", "What Vimeo says"],
    ["My title", "Mine"],
    ["aqz-KE-bpKQ", ""],
    ["A file", ""],
  ]);
  await empty();
});

it.each([{ lines: [] }, {}, { lines: Array.from({ length: 1001 }, (_, n) => ({ line: n + 1, url: "x" })) }])(
  "refuses an empty list and too many lines (%#)",
  async (body) => {
    expect((await t.request(call, { token, body })).status).toBe(400);
  },
);

it("takes names that look the same for one category and one series", async () => {
  const lines = ["Caf\u00e9 Films", "Cafe\u0301 Films", "caf\u00e9\u200b films", "C\u0430f\u00e9 Films"].map(
    (name, n) => ({
      ...{ line: n + 1, url: file(`look-${n}`), title: `Look ${n}` },
      ...{ category: name, series: name },
    }),
  );
  const { added, new_categories, new_series } = await run(lines, { create_categories: true, create_series: true });
  expect([added, new_categories, new_series]).toEqual([4, ["Caf\u00e9 Films"], ["Caf\u00e9 Films"]]);
  await empty();
  expect(await run(lines.slice(1))).toMatchObject({ added: 3, new_categories: [], new_series: [] });
  await empty();
});
