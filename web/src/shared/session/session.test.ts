import { needsSignIn, pageAt, pageFor, pages } from "@mindreel/contract/plain/pages";
import { sessionIn } from "@mindreel/contract/plain/session-cookie";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { isForSomebodyElse, readSession, renewSession, sessionChanged, storeSession } from "./session.ts";

const session = fc.record({ token: fc.string({ minLength: 1, unit: "binary" }), id: fc.nat() });
/** Cookies that other software on the same host may set. */
const foreign = fc.constantFrom("", "theme=dark; ", "superuser=1;", "xuser=%7B%7D; a; ");

describe("the session in the cookies", () => {
  it("is the stored one, whatever comes before it", () => {
    fc.assert(
      fc.property(session, foreign, (stored, before) => {
        storeSession(stored);
        expect(readSession()).toEqual(stored);
        expect(sessionChanged()).toBe(false);
        expect([undefined, stored.id, stored.id + 1, null].map(isForSomebodyElse)).toEqual([false, false, true, true]);
        expect(sessionIn(`${before}${document.cookie}; b=2`)).toEqual(stored);
      }),
    );
  });

  it("is one with a token and a number, or null, whatever the cookies are", () => {
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ token: fc.jsonValue(), id: fc.jsonValue() }, { requiredKeys: [] })
        .map((json) => JSON.stringify(json)),
      session.map((json) => encodeURIComponent(JSON.stringify(json)).slice(0, -1)),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          value.map((text) => `user=${text}`),
        ),
        (cookies) => {
          const found = sessionIn(cookies);
          if (found === null) return;
          expect(found.token).not.toBe("");
          expect(found).toEqual({ token: expect.any(String), id: expect.any(Number) });
        },
      ),
    );
  });

  it.each(["", "user=", "user=x", "user=%", "user=null", "user=[]", 'user={"id":1}', 'user={"token":"","id":1}'])(
    "is none in %j",
    (cookies) => expect(sessionIn(cookies)).toBeNull(),
  );

  it("is renewed by a visit, but not if another tab has signed out or in while the page loaded", () => {
    const [max, next] = ["user=; Path=/; Max-Age=0", { token: "next", id: 2 }];
    const cookie = (value: string) => void Reflect.set(document, "cookie", value);
    storeSession({ token: "first", id: 1 });
    renewSession();
    expect(sessionIn(document.cookie)).toEqual({ token: "first", id: 1 });
    cookie(max);
    renewSession();
    expect(sessionIn(document.cookie)).toBeNull();
    cookie(`user=${encodeURIComponent(JSON.stringify(next))}; Path=/`);
    renewSession();
    expect(sessionIn(document.cookie)).toEqual(next);
    expect(sessionChanged()).toBe(true);
  });
});

const member = { is_superuser: false };
const superuser = { is_superuser: true };

describe("the page after signing in", () => {
  it.each([
    ["/favorites", "/favorites"],
    ["/subscription?checkout=cancelled", "/subscription?checkout=cancelled"],
    ["/?category=Space#end", "/?category=Space#end"],
    ["/profile/edit/", "/profile/edit/"],
    ["", "/"],
  ])("%j is %s", (next, page) => expect(pageFor(member, next)).toBe(page));

  it("is determined without a browser, on the rendering server", () => {
    const { location } = globalThis;
    vi.stubGlobal("location", undefined);
    try {
      expect(pageFor(member, "/favorites")).toBe("/favorites");
      expect(pageFor(member, "//evil.example/favorites")).toBe("/");
    } finally {
      // Only this one: the test set-up has stubs that other files need.
      vi.stubGlobal("location", location);
    }
  });

  it("is a superuser's only for superusers", () => {
    expect(pageFor(superuser, "/admin/users/7")).toBe("/admin/users/7");
    expect(pageFor(member, "/admin/users/7")).toBe("/");
  });

  it.each([
    ...["//evil.example/favorites", "https://evil.example/favorites", "/\\evil.example/favorites", "\\\\evil.example"],
    ...["/\t/evil.example", "javascript:alert(1)", "data:text/html,x", "http:evil.example", "/favorites/../../x"],
    ...["/signin?next=/favorites", "/signup", "/reset-password/1/token", "/unsubscribe/1.x", "/api/docs", "/nowhere"],
    ...["/%66avorites", "http://localhost:1/favorites"],
  ])("is not %j", (next) => {
    for (const who of [member, superuser]) expect(pageFor(who, next)).toBe("/");
  });

  it("is always a page of our own that they may see", () => {
    const part = fc.constantFrom(
      "/",
      "//",
      "\\",
      "..",
      ":",
      "@",
      "?",
      "#",
      "favorites",
      "admin",
      "health",
      "evil.example",
    );
    const next = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(next, (asked) => {
        const url = new URL(pageFor(member, asked), location.origin);
        expect(url.origin).toBe(location.origin);
        const page = pageAt(url.pathname) ?? "signIn";
        expect(["home", "member"]).toContain(page === "home" ? page : pages[page].audience);
      }),
    );
  });
});

describe("a path", () => {
  it("requires sign-in if the page is for members or superusers", () => {
    const asked = ["/favorites", "/admin/health", "/", "/signin", "/nowhere", "/favorites/x"];
    expect(asked.filter(needsSignIn)).toEqual(["/favorites", "/admin/health"]);
  });
});
