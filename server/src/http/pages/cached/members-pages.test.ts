import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { libraryOf } from "#test/library/library.ts";

const root = webRoot();
// Counts the rendered pages; each contains the responses of the listed calls.
writeFileSync(
  path.join(root, ".server/server.js"),
  `export const areas = [];
   let made = 0;
   export const createRenderer = () => ({
     frame: async () => "frame",
     rest: async () => "rest",
     render: async ({ get, language, url }) => {
       const calls = globalThis.callsOfPage ?? ["/api/category/v1/video/"];
       const asked = calls.map(async (call) => (await get(call)).text());
       const said = globalThis.isLate ? [] : await Promise.all(asked);
       return "page " + ++made + " at " + url + " in " + language + ": " + said.join();
     },
   });`,
);
declare global {
  /** The calls of the page. */
  var callsOfPage: string[] | undefined;
  /** Whether the page is sent without waiting for them. */
  var isLate: boolean | undefined;
}

const t = await startApp({ webRoot: root });
const superuser = first(await t.members("superuser", 1));
const [one, other] = await t.members("pro", 2);
if (one === undefined || other === undefined) throw new Error("no members");
const [video = 0] = await libraryOf(t, superuser.token).fill([{ title: "Owls" }, { title: "Bats" }]);

beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

async function pageOf({ token, id }: TestMember, headers: Record<string, string> = {}, url = "/"): Promise<string> {
  const cookie = `user=${encodeURIComponent(JSON.stringify({ token, id }))}`;
  const response = await t.app.inject({ url, headers: { cookie, ...headers } });
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-cache, no-store"]);
  return response.headers["content-encoding"] === "br"
    ? brotliDecompressSync(response.rawPayload).toString()
    : response.payload;
}

async function isMadeAgain(member: TestMember, ...rest: [headers?: Record<string, string>, url?: string]) {
  const before = await pageOf(member, ...rest);
  return (await pageOf(member, ...rest)) !== before;
}

it("is the same page until its content changes", async () => {
  const before = await pageOf(one);
  expect(await pageOf(one)).toBe(before);
  await t.ok("POST /api/category/v1/like/videos/", {
    token: one.token,
    body: { likevideo: video, likeusers: [one.id] },
  });
  const liked = await pageOf(one);
  expect(liked).toContain(`"likeusers":[${one.id}]`);
  await t.ok("PATCH /api/category/v1/video/{id}/", {
    token: superuser.token,
    id: video,
    body: { title: "Tawny owls" },
  });
  expect(await pageOf(one)).toContain("Tawny owls");
  expect(await isMadeAgain(one)).toBe(false);
});

it("is each member's own, in their language and in their browser's preferred encoding", async () => {
  const pages = await Promise.all([
    pageOf(one),
    pageOf(other),
    pageOf(one, { "accept-language": "de" }),
    pageOf(one, { "accept-encoding": "br" }),
  ]);
  expect(new Set(pages).size).toBe(4);
  expect(pages[2]).toContain("in de:");
  expect(await pageOf(one, { "accept-encoding": "br" })).toBe(pages[3]);
});

/** Changes data that every page shows, so that no page stays cached. */
const change = () => t.query("update videos set description = description || '.'");

it("is rendered each time if a call reads from the database, fails or is too late", async () => {
  for (const call of ["/api/notices/v1/unread/", "/api/no/such/call"]) {
    globalThis.callsOfPage = ["/api/category/v1/video/", call];
    await change();
    expect([call, await isMadeAgain(one)]).toEqual([call, true]);
  }
  globalThis.callsOfPage = undefined;
  globalThis.isLate = true;
  await change();
  expect(await isMadeAgain(one)).toBe(true);
  globalThis.isLate = undefined;
});

it("is cached separately for each address", async () => {
  for (const url of ["/", "/favorites", "/recent-videos"]) {
    expect(await pageOf(one, {}, url)).toContain(` at ${url} in `);
    expect([url, await isMadeAgain(one, {}, url)]).toEqual([url, false]);
  }
});

it("is rendered each time at other addresses, and for members who see upcoming videos", async () => {
  expect(await isMadeAgain(one, {}, "/?category=Nature")).toBe(true);
  expect(await isMadeAgain(superuser)).toBe(true);
  await t.query("update users set early_access = true where id = $1", [other.id]);
  expect(await isMadeAgain(other)).toBe(true);
});

it("is dropped when the session ends, and rendered again without pro", async () => {
  await pageOf(one);
  await t.query("update users set pro_expiry_date = null where id = $1", [one.id]);
  const withoutPro = await pageOf(one);
  expect(withoutPro).toContain("pro_required");
  await t.ok("POST /api/accounts/v1/logout/", { token: one.token });
  expect(await pageOf(one)).toContain("unauthenticated");
});
