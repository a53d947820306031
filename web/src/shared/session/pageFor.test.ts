import { needsSignIn, pageAt, pageFor, pages } from "@mindreel/contract/plain/pages";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

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
