import { createMemoryHistory } from "@tanstack/history";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Link, type LinkProps } from "./Link.tsx";
import { NavigationProvider } from "./NavigationProvider.tsx";

/** A link on the second entry of a history. */
function showLink(props: Partial<LinkProps> = {}) {
  const history = createMemoryHistory({ initialEntries: ["/", "/favorites?page=2#end"] });
  const preload = vi.fn();
  render(
    <NavigationProvider history={history} preload={preload}>
      <Link to="/security" {...props}>
        Go
      </Link>
    </NavigationProvider>,
  );
  return { history, preload, link: screen.getByRole("link", { name: "Go" }) };
}

/** @returns whether the app handled the click, rather than leaving it to the browser */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let taken = false;
  const last = (event: Event) => {
    taken = event.defaultPrevented;
    // jsdom does not navigate.
    event.preventDefault();
  };
  addEventListener("click", last, { once: true });
  fireEvent.click(link, init);
  return taken;
}

describe("a link", () => {
  it("adds a history entry, with its state", () => {
    const { history, link } = showLink({ state: { from: "here" }, preventScrollReset: true });
    expect(click(link)).toBe(true);
    expect(history.length).toBe(3);
    expect(history.location).toMatchObject({ pathname: "/security", state: { carried: { from: "here" }, stay: true } });
  });

  it.each<[string, Partial<LinkProps>, MouseEventInit]>([
    ["Ctrl", {}, { ctrlKey: true }],
    ["Cmd", {}, { metaKey: true }],
    ["Shift", {}, { shiftKey: true }],
    ["Alt", {}, { altKey: true }],
    ["another button", {}, { button: 1 }],
    ["a target", { target: "_blank" }, {}],
  ])("leaves a click with %s to the browser", (_, props, init) => {
    const { history, link } = showLink(props);
    expect(click(link, init)).toBe(false);
    expect(history.location.pathname).toBe("/favorites");
  });

  it("stays if its own handler has prevented the click", () => {
    const { history, link } = showLink({ onClick: (event) => event.preventDefault() });
    click(link);
    expect(history.location.pathname).toBe("/favorites");
  });

  it.each([
    ["/favorites?page=2#end", 2],
    ["/favorites?page=2", 3],
    ["/favorites#end", 3],
  ])("from /favorites?page=2#end to %s leaves %i entries", (to, entries) => {
    const { history, link } = showLink({ to });
    click(link);
    expect(history.length).toBe(entries);
  });

  it.each(["pointerEnter", "focus", "touchStart"] as const)("loads its page at a %s, and not before", (event) => {
    const { preload, link } = showLink();
    expect(preload).not.toHaveBeenCalled();
    fireEvent[event](link);
    expect(preload).toHaveBeenCalledExactlyOnceWith("/security");
  });
});
