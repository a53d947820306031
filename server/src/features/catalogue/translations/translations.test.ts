import { expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp({ webRoot: webRoot() });
const superuser = first(await t.members("superuser", 1));
const member = first(await t.members("pro", 1));
const library = libraryOf(t, superuser.token);
const nature = await library.category("Nature");
const drama = await library.category("Drama");
const [tides, storm] = (await library.fill([
  { title: "Tides", description: "The sea comes and goes", categoryId: nature },
  { title: "Storm", categoryId: drama },
])) as [number, number];
const series = await t.ok("POST /api/series/v1/series/", { token: superuser.token, body: { title: "The sea" } });
await t.ok("PATCH /api/admin/v1/videos/", {
  token: superuser.token,
  body: { videos: [{ id: tides, series: { id: series.id } }] },
});

const german = { "accept-language": "de-AT" };
const french = { "accept-language": "fr" };
const { token } = superuser;

const translate = (id: number, language: "de" | "fr", title: string, description = "") =>
  t.ok("PUT /api/admin/v1/videos/{id}/translations/", { token, id, body: { language, title, description } });
const translateCategory = (id: number, name: string) =>
  t.ok("PUT /api/admin/v1/categories/{id}/translations/", { token, id, body: { language: "de", name } });
const listed = async (headers: Record<string, string>, query: Record<string, string> = {}, by = member) => {
  const { results } = await t.ok("GET /api/category/v1/video/", { token: by.token, headers, query });
  return results.map(({ title, category, series }) => [title, category, series?.title]);
};

const asWritten = [
  ["Storm", "Drama", undefined],
  ["Tides", "Nature", "The sea"],
];

it("shows originals until something is translated", async () => {
  expect(await listed(german)).toEqual(asWritten);
  expect(await t.ok("GET /api/admin/v1/videos/{id}/translations/", { token, id: tides })).toEqual({});
});

it("shows titles, categories and series in the requested language, and originals otherwise", async () => {
  expect(await translate(tides, "de", " Gezeiten ", "Ebbe und Flut")).toEqual({
    de: { title: "Gezeiten", description: "Ebbe und Flut" },
  });
  await translateCategory(nature, "Wald und Flur");
  await t.ok("PUT /api/admin/v1/series/{id}/translations/", {
    ...{ token, id: series.id },
    body: { language: "de", title: "Die See", description: "" },
  });
  expect(await listed(german)).toEqual([asWritten[0], ["Gezeiten", "Wald und Flur", "Die See"]]);
  expect(await listed(french)).toEqual(asWritten);
  expect(await listed({})).toEqual(asWritten);
  const one = { token: member.token, id: tides };
  expect(await t.ok("GET /api/category/v1/video/{id}/", { ...one, headers: german })).toMatchObject({
    ...{ title: "Gezeiten", description: "Ebbe und Flut" },
  });
  const shown = await t.ok("GET /api/series/v1/series/{id}/", { ...one, id: series.id, headers: german });
  expect([shown.title, shown.videos[0]?.title]).toEqual(["Die See", "Gezeiten"]);
  const categories = await t.ok("GET /api/category/v1/categories/", { token: member.token, headers: german });
  expect(categories.map(({ name }) => name)).toEqual(["Drama", "Wald und Flur"]);
});

it("does not replace words that somebody has not seen", async () => {
  const [id = 0] = await library.fill([{ title: "Waves", categoryId: nature }]);
  const body = { language: "de" as const, title: "Wellen", description: "", before: {} };
  const put = "PUT /api/admin/v1/videos/{id}/translations/";
  await t.ok(put, { token, id, body });
  expect((await t.request(put, { token, id, body })).body).toMatchObject({ code: "text_changed" });
  expect(await t.ok(put, { token, id, body: { ...body, title: "Wogen", before: { title: "Wellen" } } })).toEqual({
    de: { title: "Wogen" },
  });
  await t.ok("DELETE /api/category/v1/video/{id}/", { token, id });
});

it("accepts a category's name in any language, so that links work in all of them", async () => {
  for (const category of ["Nature", "wald und flur"]) {
    expect(await listed(french, { category })).toEqual([asWritten[1]]);
  }
});

it("shows superusers the originals, since those are what they edit", async () => {
  expect(await listed(german, {}, superuser)).toEqual(asWritten);
});

it("finds videos, categories and series by name in any language, and suggests them in the reader's", async () => {
  const found = async (q: string) => {
    const { results } = await t.ok("GET /api/search/v1/", { token: member.token, headers: german, query: { q } });
    return results.map(({ video }) => video.title);
  };
  for (const q of ["tides", "gezeiten", "ebbe", "flur", "see"]) expect([q, await found(q)]).toEqual([q, ["Gezeiten"]]);
  const suggest = (q: string) =>
    t.ok("GET /api/search/v1/suggest/", { token: member.token, headers: german, query: { q } });
  await vi.waitFor(async () => {
    await t.services.catalogue.search.countWords();
    expect(await suggest("geze")).toContainEqual({ kind: "video", text: "Gezeiten", id: tides });
  });
  expect(await suggest("wald")).toContainEqual({ kind: "category", text: "Wald und Flur", id: nature });
});

it("removes one text or a whole translation without affecting other languages", async () => {
  await translate(tides, "fr", "Marées");
  expect(await translate(tides, "de", "Gezeiten", "  ")).toEqual({
    de: { title: "Gezeiten" },
    fr: { title: "Marées" },
  });
  expect(await translate(tides, "de", "")).toEqual({ fr: { title: "Marées" } });
  expect((await listed(german))[1]?.[0]).toBe("Tides");
  expect((await listed(french))[1]?.[0]).toBe("Marées");
});

it("keeps concurrent writes to two languages", async () => {
  await Promise.all([translate(storm, "de", "Sturm"), translate(storm, "fr", "Tempête")]);
  const kept = await t.ok("GET /api/admin/v1/videos/{id}/translations/", { token, id: storm });
  expect(kept).toEqual({ de: { title: "Sturm" }, fr: { title: "Tempête" } });
});

it("is restored together with its category or series", async () => {
  await t.request("DELETE /api/category/v1/categories/{id}/", { token, id: nature });
  await t.ok("POST /api/admin/v1/categories/{id}/restore/", { token, id: nature });
  await t.request("DELETE /api/series/v1/series/{id}/", { token, id: series.id });
  await t.ok("POST /api/admin/v1/series/{id}/restore/", { token, id: series.id });
  expect((await listed(german))[1]).toEqual(["Tides", "Wald und Flur", "Die See"]);
});

it("refuses All as a category name in any language, and returns 404 for unknown ids", async () => {
  const all = { token, id: nature, body: { language: "de", name: " all " } } as const;
  expect((await t.request("PUT /api/admin/v1/categories/{id}/translations/", all)).status).toBe(400);
  for (const kind of ["videos", "series", "categories"] as const) {
    expect((await t.request(`GET /api/admin/v1/${kind}/{id}/translations/`, { token, id: 99_999 })).status).toBe(404);
  }
});

it("refuses a name that another category or series has, or seems to have, in the same language", async () => {
  const nameOf = (id: number, language: "de" | "fr", name: string) =>
    t.request("PUT /api/admin/v1/categories/{id}/translations/", { token, id, body: { language, name } });
  // The second has a Cyrillic letter; untranslated, the other category is shown as it was written.
  expect((await nameOf(drama, "de", "wald und\u00a0Flur")).status).toBe(400);
  expect((await nameOf(drama, "fr", "Nаture")).body).toMatchObject({ errors: { name: [expect.any(String)] } });
  expect((await nameOf(nature, "fr", "Nature")).status).toBe(200);
  const other = await t.ok("POST /api/series/v1/series/", { token, body: { title: "The storm" } });
  const title = (name: string) =>
    t.request("PUT /api/admin/v1/series/{id}/translations/", {
      ...{ token, id: other.id },
      body: { language: "de", title: name, description: "" },
    });
  expect((await title("Diе Sее")).body).toMatchObject({ errors: { title: [expect.any(String)] } });
  expect((await title("Der Sturm")).status).toBe(200);
});

it("shows visitors and search engines a video's title in their language, and the available languages", async () => {
  await translate(tides, "de", "Gezeiten & Wellen");
  const page = async (url: string, headers = {}) => (await t.app.inject({ url, headers })).payload;
  const shown = await page(`/watch/${tides}?lang=de`);
  const address = `http://mindreel.test/watch/${tides}`;
  expect(shown).toContain("<title>Gezeiten &amp; Wellen · ");
  expect(shown).toContain(`<link rel="canonical" href="${address}?lang=de">`);
  expect(shown).toContain(`<link rel="alternate" hreflang="fr" href="${address}?lang=fr">`);
  expect(shown).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`);
  expect(shown).toContain('<meta property="og:locale" content="de_DE">');
  const plain = await page(`/watch/${tides}`, { "accept-language": "es" });
  expect(plain).toContain("<title>Tides · ");
  expect(plain).toContain(`<link rel="canonical" href="${address}">`);
  await t.query("update videos set thumbnail = md5(id::text)");
  const { stills } = await t.ok("GET /api/public/v1/showcase/", { headers: german });
  expect(stills.map(({ title }) => title)).toContain("Gezeiten & Wellen");
});
