import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { announcerId, DocumentTitle } from "./DocumentTitle.tsx";

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
