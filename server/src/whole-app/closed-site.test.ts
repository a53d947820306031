import { api, type Call } from "@mindreel/contract/api";
import { isOpenWhileClosed } from "@mindreel/contract/closed-calls";
import { isShut } from "@mindreel/contract/plain/pages";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { otherRoutes } from "#test/calls/other-routes.ts";
import { libraryOf } from "#test/library/library.ts";

const root = webRoot();
const here = await startApp({ webRoot: root });
const there = await startApp({ webRoot: root, beside: here.url, clock: here.clock });
const { token } = first(await here.members("superuser", 1));
const [video = 0] = await libraryOf(here, token).fill([{ title: "Owls" }]);

const get = (t: typeof here, url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
const isClosed = async (t: typeof here) => (await get(t, "/")).payload.includes("coming soon");
async function set(open: boolean) {
  await here.ok("PUT /api/site/v1/opening/", { token, body: { open } });
  expect(await isClosed(here)).toBe(!open);
  await vi.waitFor(async () => expect(await isClosed(there)).toBe(!open));
}

describe("while the site is closed", () => {
  beforeAll(() => set(false));
  afterAll(() => set(true));

  it.each(Object.keys(api) as Call[])("a visitor's %s is refused, unless it is listed", async (call) => {
    const [method = "", path = ""] = call.split(" ");
    const url = path.replaceAll(/\{document\}/g, "imprint").replaceAll(/\{\w+\}/g, String(video));
    const request: InjectOptions = { method: method as "GET", url };
    const body = { headers: { "content-type": "application/json" }, payload: "{}" };
    const response = await here.app.inject(method === "GET" ? request : { ...request, ...body });
    const refused = response.statusCode === 403 && response.json().code === "site_closed";
    expect(refused).toBe(!isOpenWhileClosed(call));
    if (!refused) expect(response.payload).not.toContain("Owls");
  });

  const routes = Object.keys(otherRoutes).filter((route) => route.startsWith("GET "));
  it.each(routes)("a visitor's %s shows nothing of the library", async (route) => {
    const url = route
      .slice("GET ".length)
      .replace(":id", String(video))
      .replace(":document", "imprint")
      .replace(":file", "1.xml")
      .replace(":page", "home")
      .replace("*", "no/such/page")
      .replaceAll(/:\w+/g, "x");
    const response = await get(here, url);
    expect(response.payload).not.toContain("Owls");
    expect(response.payload.includes("coming soon")).toBe(isShut(url, ""));
    if (isShut(url, "")) expect([response.statusCode, response.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    if (url.startsWith("/sitemap")) expect(response.statusCode).toBe(404);
  });

  it("search engines are told of no page, and not to keep those that they know", async () => {
    expect((await get(here, "/robots.txt")).payload).not.toContain("Sitemap");
    expect((await get(here, "/signin")).headers["x-robots-tag"]).toBe("noindex");
  });

  it("an invitation opens the page for signing up", async () => {
    expect((await get(here, "/signup?invitation=x")).payload).not.toContain("coming soon");
    expect((await get(here, "/signup?offer=x")).payload).toContain("coming soon");
  });

  it("somebody else's cookie shows nothing of the library", async () => {
    for (const url of ["/", "/?free-month", "/?as=visitor", `/watch/${video}`, "/signup"]) {
      const { payload } = await get(here, url, { cookie: `user=${encodeURIComponent('{"token":"x","id":1}')}` });
      expect(payload).not.toContain("Owls");
    }
  });

  it("members see everything, and superusers what visitors see", async () => {
    const member = first(await here.members("pro", 1));
    const cookie = `user=${encodeURIComponent(JSON.stringify({ token: member.token, id: member.id }))}`;
    expect((await get(there, "/", { cookie })).payload).toContain("Owls");
    expect((await get(there, "/?as=visitor", { cookie })).payload).toContain("coming soon");
  });
});

it("opens at once, on every server", async () => {
  await set(false);
  const { etag } = (await get(there, "/")).headers;
  await set(true);
  const response = await get(there, "/", { "if-none-match": String(etag) });
  expect([response.statusCode, response.headers["x-robots-tag"]]).toEqual([200, undefined]);
  expect((await get(there, `/watch/${video}`)).payload).not.toContain("coming soon");
  expect((await there.request("GET /api/public/v1/showcase/")).status).toBe(200);
  expect((await get(there, "/robots.txt")).payload).toContain("Sitemap");
});
