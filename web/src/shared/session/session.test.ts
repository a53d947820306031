import { sessionIn } from "@mindreel/contract/plain/session-cookie";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
