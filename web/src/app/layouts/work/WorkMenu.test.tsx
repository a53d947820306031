import { pages } from "@mindreel/contract/plain/pages";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { SideMenu } from "../menus/SideMenu.tsx";
import { currentAt } from "../nav/navItems.ts";
import { work } from "./workNav.ts";

const specified = [
  ...["Home", "Profile", "Favorites", "Recent Videos", "Subscription"],
  ...["Dashboard", "Users", "Subscribers"],
];
const items = [
  ...["Videos", "Series", "Categories", "Check", "Protection", "Users", "Subscribers", "News", "Requests"],
  ...["Payments", "Figures", "Site", "System", "Audit log", "Dashboard"],
];
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent ?? "");
const group = (name: string) => screen.findByRole("button", { name });
const unfolded = () => screen.getAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);

beforeEach(() => void responds("GET /api/accounts/v1/current_user/", member({ is_superuser: true })));

describe("the menu while managing", () => {
  it("unfolds the group of the page, and always has the specified places", async () => {
    const { press } = show(<SideMenu className={undefined} />, "/admin/payments");
    await group("Money");
    expect(unfolded()).toEqual(["Money"]);
    for (const name of ["Library", "Audience", "Money", "Settings"]) {
      if (!unfolded().includes(name)) await press(name);
      expect(unfolded()).toEqual([name]);
      expect(links()).toEqual(expect.arrayContaining(specified));
    }
  });

  it("has every place within two presses", async () => {
    const { press } = show(<SideMenu className={undefined} />, "/admin/dashboard");
    await group("Library");
    const seen = new Set(links());
    for (const name of ["Audience", "Money", "Settings"]) {
      await press(name);
      for (const link of links()) seen.add(link);
    }
    expect([...seen]).toEqual(expect.arrayContaining([...items, ...specified]));
  });

  it("keeps a group unfolded that was opened while a page without one loads", async () => {
    const { user, press } = show(<SideMenu className={undefined} />, "/admin/payments", "/admin/:place");
    await group("Audience");
    await press("Audience");
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    await screen.findByRole("link", { name: "Dashboard", current: "page" });
    expect(unfolded()).toEqual(["Audience"]);
  });

  it.each([
    ["/admin/users/7", "Users", "Audience"],
    ["/admin/invitations", "Users", "Audience"],
    ["/admin/import", "Videos", "Library"],
    ["/admin/news/7", "News", "Audience"],
  ])("marks where %s is found", async (at, name, inGroup) => {
    show(<SideMenu className={undefined} />, at);
    expect((await screen.findByRole("link", { name })).getAttribute("aria-current")).toBe("true");
    expect(unfolded()).toEqual([inGroup]);
  });

  it("knows where every page of the work is found", () => {
    const all = work.flatMap((part) => ("group" in part ? part.items : [part]));
    const lost = Object.values(pages)
      .filter(({ audience }) => audience === "superuser")
      .filter(({ path }) => !all.some((item) => currentAt(path, item)));
    expect(lost).toEqual([]);
  });

  it("unfolds everything in the sheet of a small screen", async () => {
    show(<SideMenu className={undefined} inSheet />, "/admin/dashboard");
    await screen.findByRole("list", { name: "Library" });
    expect(links()).toEqual(expect.arrayContaining([...items, ...specified]));
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("scrolls the current place into view", async () => {
    const boxes = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.matches("[aria-current]") ? new DOMRect(0, 700, 100, 50) : new DOMRect(0, 64, 100, 600);
    });
    onTestFinished(() => boxes.mockRestore());
    show(<SideMenu className={undefined} />, "/admin/system");
    expect((await screen.findByRole("link", { current: "page" })).textContent).toBe("System");
    // The effect may not have run as soon as the link is there.
    await waitFor(() => expect(screen.getByRole("navigation", { name: "Main" }).scrollTop).toBe(86));
  });
});

describe("between watching and managing", () => {
  it("all of the work opens without leaving the page, and closes again, with the focus", async () => {
    const { press, address } = show(<SideMenu className={undefined} />, "/favorites");
    await press("All of Manage");
    const back = await screen.findByRole("button", { name: "Back to watching" });
    expect(document.activeElement).toBe(back);
    expect(address()).toBe("/favorites");
    expect(within(screen.getByRole("list", { name: "Manage" })).getByRole("link", { name: "Videos" })).toBeDefined();
    await press("Back to watching");
    expect(document.activeElement?.textContent).toBe("Home");
    expect(screen.getByRole("button", { name: "All of Manage" })).toBeDefined();
  });

  it("a page of the work leads back to where somebody watched", async () => {
    const { unmount } = show(<SideMenu className={undefined} />, "/?category=Nature");
    await screen.findByRole("button", { name: "All of Manage" });
    unmount();
    show(<SideMenu className={undefined} />, "/admin/site");
    const back = await screen.findByRole("link", { name: "Back to watching" });
    expect(back.getAttribute("href")).toBe("/?category=Nature");
  });
});
