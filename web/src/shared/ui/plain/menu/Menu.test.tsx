import { screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { show } from "#test/render.tsx";
import { Menu } from "./Menu.tsx";
import { MenuItem, MenuLink } from "./MenuItem.tsx";

const onRename = vi.fn();
const load = async () => Items;
const LazyItems = lazily(load, DialogLoadError);

function Items() {
  return (
    <>
      <MenuItem icon={null} onClick={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon={null} onClick={() => undefined}>
        Copy
      </MenuItem>
      <MenuLink icon={null} to="/profile">
        Profile
      </MenuLink>
    </>
  );
}

function Example({ preload = load }: { preload?: () => Promise<unknown> }) {
  const target = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu
        target={target}
        preload={preload}
        button={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
      >
        {(onNotLoaded) => <LazyItems onNotLoaded={onNotLoaded} />}
      </Menu>
      <button type="button">Next</button>
    </>
  );
}

const button = () => screen.getByRole("button", { name: "More" });
const focused = () => document.activeElement?.textContent;
const focusIsOn = (name: string) => waitFor(() => expect(focused()).toBe(name));
const closed = () => expect(screen.queryByRole("menu")).toBeNull();

describe("a menu", () => {
  it("opens on a press, named after its button, with the focus on its first item", async () => {
    const { press } = show(<Example />);
    closed();
    expect(button().getAttribute("aria-expanded")).toBe("false");
    await press("More");
    const menu = await screen.findByRole("menu", { name: "More" });
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(button().getAttribute("aria-controls")).toBe(menu.id);
    await focusIsOn("Rename");
  });

  it("opens at its first item on arrow down and at its last on arrow up", async () => {
    const { user } = show(<Example />);
    button().focus();
    await user.keyboard("{ArrowDown}");
    await focusIsOn("Rename");
    await user.keyboard("{Escape}");
    await user.keyboard("{ArrowUp}");
    await focusIsOn("Profile");
  });

  it("moves the focus with arrow keys, around the ends, and with Home and End", async () => {
    const { user } = show(<Example />);
    button().focus();
    await user.keyboard("{Enter}");
    await focusIsOn("Rename");
    for (const [key, item] of [
      ["ArrowDown", "Copy"],
      ["End", "Profile"],
      ["ArrowDown", "Rename"],
      ["ArrowUp", "Profile"],
      ["Home", "Rename"],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(focused()).toBe(item);
    }
  });

  it("closes on Escape, and returns the focus to its button", async () => {
    const { user, press } = show(<Example />);
    await press("More");
    await focusIsOn("Rename");
    await user.keyboard("{Escape}");
    closed();
    expect(document.activeElement).toBe(button());
  });

  it("closes on Tab, which continues after its button", async () => {
    const { user, press } = show(<Example />);
    await press("More");
    await focusIsOn("Rename");
    await user.tab();
    closed();
    expect(focused()).toBe("Next");
  });

  it("closes on a press outside or on its button", async () => {
    const { user, press } = show(<Example />);
    await press("More");
    await screen.findByRole("menu");
    await user.click(document.body);
    closed();
    await press("More");
    await screen.findByRole("menu");
    await press("More");
    closed();
  });

  it("runs the chosen item, closes, and returns the focus", async () => {
    const { user, press } = show(<Example />);
    await press("More");
    await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
    expect(onRename).toHaveBeenCalledOnce();
    closed();
    expect(document.activeElement).toBe(button());
  });

  it("has links to other pages", async () => {
    const { user, press, address } = show(<Example />);
    await press("More");
    await user.click(await screen.findByRole("menuitem", { name: "Profile" }));
    expect(address()).toBe("/profile");
  });

  it("works even if prefetching its items failed", async () => {
    const preload = vi.fn(() => Promise.reject(new Error("offline")));
    const { user } = show(<Example preload={preload} />);
    await user.hover(button());
    expect(preload).toHaveBeenCalled();
    closed();
  });
});
