import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { libraryOf } from "#test/library/library.ts";

const root = webRoot();
// Counts the rendered pages; each contains what the page's own call says.
writeFileSync(
  path.join(root, ".server/server.js"),
  `export const areas = [];
   let made = 0;
   export const createRenderer = () => ({
     frame: async () => "frame",
     rest: async () => "rest",
     render: async ({ get, url }) => {
       const id = url.split(/[/?]/)[2];
       const call = url.startsWith("/watch/") ? "videos/" + id + "/" : "categories/" + id + "/?page=1";
       const said = await (await get("/api/public/v1/" + call)).text();
       return '<title>Kino</title><meta name="description"><p>' + ++made + " at " + url + ": " + said;
     },
   });`,
);

const t = await startApp({ webRoot: root });
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);
const category = await library.category("Birds");
const [video = 0, other = 0] = await library.fill([
  { title: "Owls", categoryId: category },
  { title: "Bats", categoryId: category },
]);
const watch = `/watch/${video}`;

beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

async function pageAt(url: string, headers: Record<string, string> = {}): Promise<string> {
  const { statusCode, payload } = await t.app.inject({ url, headers });
  expect(statusCode).toBe(200);
  return payload;
}

async function isKept(url: string): Promise<boolean> {
  const before = await pageAt(url);
  return (await pageAt(url)) === before;
}

const edit = (id: number, body: object) =>
  t.ok("PATCH /api/category/v1/video/{id}/", { token, params: { id: String(id) }, body });

it.each([watch, `/subjects/${category}`])("keeps %s until what it shows changes", async (url) => {
  const before = await pageAt(url);
  expect(await pageAt(url)).toBe(before);
  await edit(video, { title: `Tawny owls of ${url}` });
  const after = await pageAt(url);
  expect(after).toContain(`Tawny owls of ${url}`);
  expect(after).not.toContain(before);
  // Another video of the same category stands beside it.
  await edit(other, { title: `Fruit bats of ${url}` });
  expect(await pageAt(url)).toContain(`Fruit bats of ${url}`);
});

it("says in its head what its body says", async () => {
  await edit(video, { title: "Barn owls" });
  const page = await pageAt(watch);
  expect(page).toContain("<title>Barn owls · ");
  expect(page).toContain('"title":"Barn owls"');
});

it("shows new captions", async () => {
  expect(await pageAt(watch)).toContain('"caption_languages":[]');
  const file = new File(["WEBVTT\n\n00:00.000 --> 00:01.000\nWho?\n"], "a.vtt");
  await t.ok("POST /api/category/v1/video/{id}/captions/", {
    token,
    params: { id: String(video) },
    form: { file, language: "en", kind: "subtitles" },
  });
  expect(await pageAt(watch)).toContain('"caption_languages":["en"]');
});

it("lets the browser keep its copy", async () => {
  const { headers } = await t.app.inject({ url: watch });
  const again = await t.app.inject({ url: watch, headers: { "if-none-match": headers.etag } });
  expect(again.statusCode).toBe(304);
});

it("keeps nothing for addresses with more in them", async () => {
  expect(await isKept(`${watch}?lang=de`)).toBe(true);
  expect(await isKept(`${watch}?t=12`)).toBe(false);
});

it("disappears with the video", async () => {
  await pageAt(watch);
  await t.ok("DELETE /api/category/v1/video/{id}/", { token, params: { id: String(video) } });
  expect((await t.app.inject({ url: watch })).statusCode).toBe(404);
});
