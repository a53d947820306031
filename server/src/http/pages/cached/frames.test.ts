import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
const cookieFor = ({ token, id }: { token: string; id: number }) => ({
  cookie: `user=${encodeURIComponent(JSON.stringify({ token, id }))}`,
});
const frameOf = (name: string, headers: Record<string, string> = {}) => get(`/frames/${name}`, headers);

describe("the frame of a member's page", () => {
  it("is the same for everyone, and cached until it changes", async () => {
    const [one, other] = await t.members("pro", 2);
    const visitors = await frameOf("home");
    expect(visitors.payload).toBe("frame of /");
    expect(visitors.headers).toMatchObject({ "cache-control": "no-cache", "mindreel-frame": expect.any(String) });
    for (const member of [one, other]) {
      if (member === undefined) throw new Error("There are too few members.");
      const response = await frameOf("home", cookieFor(member));
      expect(response.payload).toBe(visitors.payload);
      expect(response.headers["mindreel-frame"]).toBe(visitors.headers["mindreel-frame"]);
      expect(response.headers).not.toHaveProperty("set-cookie");
    }
    const again = await frameOf("home", { "if-none-match": String(visitors.headers["etag"]) });
    expect(again.statusCode).toBe(304);
    expect((await frameOf("favorites")).headers["mindreel-frame"]).not.toBe(visitors.headers["mindreel-frame"]);
  });

  it.each(["signIn", "confirmEmail", "nothing", "constructor"])("does not exist for %s", async (name) => {
    expect((await frameOf(name)).statusCode).toBe(404);
  });

  it("lets the page be sent without its frame, uncached", async () => {
    const member = first(await t.members("member", 1));
    const mine = cookieFor(member);
    const shown = String((await frameOf("favorites")).headers["mindreel-frame"]);
    const response = await get("/favorites?a=b", { ...mine, "mindreel-frame": shown });
    expect(response.payload).toMatch(/^rest /);
    expect(JSON.parse(response.payload.slice(5))).toMatchObject({ url: "/favorites?a=b", user: { id: member.id } });
    expect(response.headers).toMatchObject({ "cache-control": "no-cache, no-store", "mindreel-frame": shown });
    expect(response.payload).not.toContain(member.token);
  });

  it("of another page, another release or a visitor leads to the whole page", async () => {
    const mine = cookieFor(first(await t.members("member", 1)));
    const shown = String((await frameOf("favorites")).headers["mindreel-frame"]);
    for (const [url, headers] of [
      ["/profile", { ...mine, "mindreel-frame": shown }],
      ["/favorites", { ...mine, "mindreel-frame": "of another release" }],
      ["/favorites", { "mindreel-frame": shown }],
      ["/signin", { ...mine, "mindreel-frame": shown }],
      ["/no/such/page", { ...mine, "mindreel-frame": shown }],
    ] as const) {
      const response = await get(url, headers);
      expect(response.payload, url).toContain("shell");
      expect(response.headers, url).not.toHaveProperty("mindreel-frame");
    }
  });
});
