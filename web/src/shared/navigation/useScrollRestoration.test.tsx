import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "#test/render.tsx";
import { Link } from "./Link.tsx";
import { useScrollRestoration } from "./useScrollRestoration.ts";

const scrolls: number[] = [];
const shown: string[] = [];

beforeEach(() => {
  scrolls.length = 0;
  shown.length = 0;
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (_: number, top: number) => {
    scrolls.push(top);
    vi.stubGlobal("scrollY", top);
  });
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
});
afterEach(() => {
  vi.mocked(Element.prototype.scrollIntoView).mockRestore();
});

const places = ["?next", "?next#end", "?next#%C3%A4", "?next#%", "?next#nowhere"];

function List() {
  useScrollRestoration();
  return (
    <>
      {places.map((place) => (
        <Link key={place} to={`/list${place}`}>
          {place}
        </Link>
      ))}
      <Link to="/list?filter" preventScrollReset>
        Filter
      </Link>
      <h2 id="end">End</h2>
      <h2 id="ä">Umlaut</h2>
    </>
  );
}

async function showList() {
  const page = show(<List />, "/list");
  scrolls.length = 0;
  const follow = (name: string) => page.user.click(screen.getByRole("link", { name }));
  return { ...page, follow };
}

describe("a page's scroll position", () => {
  it("is its top, and is restored on Back and Forward", async () => {
    const { follow, go } = await showList();
    vi.stubGlobal("scrollY", 300);
    await follow("?next");
    expect(scrolls).toEqual([0]);
    vi.stubGlobal("scrollY", 70);
    await go(-1);
    await waitFor(() => expect(scrolls).toEqual([0, 300]));
    await go(1);
    await waitFor(() => expect(scrolls).toEqual([0, 300, 70]));
  });

  it("is kept for a link that asks for it", async () => {
    const { follow, address } = await showList();
    await follow("Filter");
    expect(address()).toBe("/list?filter");
    expect(scrolls).toEqual([]);
  });

  it.each([
    ["?next#end", ["end"], []],
    ["?next#%C3%A4", ["ä"], []],
    ["?next#nowhere", [], [0]],
    ["?next#%", [], [0]],
  ])("is the target of %s, or the top", async (place, named, tops) => {
    const { follow } = await showList();
    await follow(place);
    expect({ shown, scrolls }).toEqual({ shown: named, scrolls: tops });
  });

  it("survives a reload", async () => {
    const { unmount } = await showList();
    vi.stubGlobal("scrollY", 40);
    dispatchEvent(new Event("pagehide"));
    expect(sessionStorage.getItem("scroll-positions")).toMatch(/,40\]\]$/);
    unmount();
  });
});
