import { pageAt, pagePath, pages, paramsAt } from "@mindreel/contract/plain/pages";
import { screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { announcerId, DocumentTitle } from "./DocumentTitle.tsx";
import { useParams, useSearchParams } from "./navigation.ts";

function Filters() {
  const [params, setParams] = useSearchParams();
  const set = (value: string, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete("sort");
        else after.set("sort", value);
        return after;
      },
      { replace },
    );
  return (
    <>
      <output>{params.get("sort")}</output>
      <button type="button" onClick={() => set("a&b", false)}>
        Sort
      </button>
      <button type="button" onClick={() => set("", true)}>
        Clear
      </button>
    </>
  );
}

function Token() {
  const { token } = useParams();
  return <output>{token}</output>;
}
const shown = () => screen.getByRole("status").textContent;

describe("the query of a page", () => {
  it("changes in a new entry or in place, and keeps the rest", async () => {
    const { press, address, go } = show(<Filters />, "/list?page=2");
    await press("Sort");
    expect(address()).toBe("/list?page=2&sort=a%26b");
    expect(shown()).toBe("a&b");
    await press("Clear");
    expect(address()).toBe("/list?page=2");
    expect(shown()).toBe("");
    await go(-1);
    expect(address()).toBe("/list?page=2");
  });
});

describe("the parameters of a page", () => {
  it.each([
    ["/unsubscribe/7.x", "7.x"],
    ["/unsubscribe/a%2Fb%20c/", "a/b c"],
    ["/unsubscribe/100%", "100%"],
  ])("of %s", (at, token) => {
    show(<Token />, at, "/unsubscribe/.+");
    expect(shown()).toBe(token);
  });

  it("are those that its path was built from", () => {
    const value = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(value, value, (uid, token) => {
        const path = pagePath("resetPassword", { uid, token });
        expect(pageAt(path)).toBe("resetPassword");
        expect(paramsAt("resetPassword", path)).toEqual({ uid, token });
      }),
    );
  });

  it("can be read at any path", () => {
    const names = Object.keys(pages).filter((name): name is keyof typeof pages => name in pages);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (page, pathname) => {
        for (const value of Object.values(paramsAt(page, pathname))) expect(value).toBeTypeOf("string");
      }),
    );
  });
});

const page = (kind: string, own?: readonly string[]) => (
  <>
    <div id={announcerId} aria-live="polite" />
    <DocumentTitle usual parts={[kind]} />
    {own !== undefined && <DocumentTitle parts={own} />}
  </>
);

describe("the document's title", () => {
  it("is the site's name alone for a page without a name", () => {
    show(page(""));
    expect(document.title).toBe("Mindreel");
  });

  it("is the name of the page's kind until the page has its own, and again afterwards", () => {
    const { rerender } = show(page("Video"));
    expect(document.title).toBe("Video · Mindreel");
    rerender(page("Video", ["Tides", "Videos"]));
    expect(document.title).toBe("Tides · Videos · Mindreel");
    rerender(page("Favorites"));
    expect(document.title).toBe("Favorites · Mindreel");
  });

  it("is announced when it changes", () => {
    const announced = () => document.getElementById(announcerId)?.textContent;
    const { rerender } = show(page("Video", ["Tides"]));
    rerender(page("Video", ["Waves"]));
    expect(announced()).toBe("Waves · Mindreel");
  });
});
