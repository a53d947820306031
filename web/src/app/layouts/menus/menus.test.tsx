import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { visits } from "#test/browser.ts";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { OptionsMenu } from "./OptionsMenu.tsx";
import { SideMenu } from "./SideMenu.tsx";

const me = "GET /api/accounts/v1/current_user/";

const itemsOf = async () =>
  within(await screen.findByRole("menu"))
    .getAllByRole("menuitem")
    .map(({ textContent }) => textContent);

describe("the account menu", () => {
  it("has a button whose name begins with the visible letters", async () => {
    responds(me, member());
    show(<AccountMenu />);
    const button = await screen.findByRole("button", { name: "AL Account menu" });
    expect(button.textContent).toBe("AL");
  });

  it("shows who is signed in", async () => {
    responds(me, member());
    const { press } = show(<AccountMenu />);
    await press("AL Account menu");
    expect(await itemsOf()).toEqual(["Profile", "Security", "Subscription", "Notices", "Install", "Sign out"]);
    expect(screen.getByRole("menu").textContent).toContain("ada@example.com");
  });

  it("says how to install the app, and opens the browser's prompt where there is one", async () => {
    responds(me, member());
    const { press, user } = show(<AccountMenu />);
    await press("AL Account menu");
    await user.click(await screen.findByRole("menuitem", { name: "Install" }));
    const dialog = await screen.findByRole("dialog", { name: "Install the app" });
    expect(within(dialog).getAllByRole("term")).toHaveLength(3);
    await press("Close");
    expect(document.activeElement).toBe(await screen.findByRole("button", { name: "AL Account menu" }));

    const prompt = vi.fn();
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    await press("AL Account menu");
    await user.click(await screen.findByRole("menuitem", { name: "Install" }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("lets a superuser create another, and gets the focus back", async () => {
    responds(me, member({ is_superuser: true }));
    const { press, user } = show(<AccountMenu />);
    await press("AL Account menu");
    await user.click(await screen.findByRole("menuitem", { name: "New Super User" }));
    await screen.findByRole("dialog", { name: "New Super User" });
    await press("Cancel");
    expect(document.activeElement).toBe(await screen.findByRole("button", { name: "AL Account menu" }));
  });
});

it("the menu outside the members' pages signs the member out", async () => {
  responds(me, member());
  responds("POST /api/accounts/v1/logout/", { detail: "Signed out." });
  const { press, user } = show(<OptionsMenu />);
  await press("Options");
  expect(await itemsOf()).toEqual(["My Account", "Logout"]);
  expect(screen.getByRole("menuitem", { name: "My Account" }).getAttribute("href")).toBe("/profile");
  await user.click(screen.getByRole("menuitem", { name: "Logout" }));
  expect(await screen.findByRole("button", { name: "Options" })).toBe(document.activeElement);
  await expect.poll(() => visits).toEqual(["/"]);
});

describe("the side menu while watching", () => {
  const me = "GET /api/accounts/v1/current_user/";
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  it("has the places of everyone in two groups", async () => {
    responds(me, member());
    show(<SideMenu className={undefined} />);
    const watch = ["Home", "Series", "Favorites", "Recent Videos", "Notes", "Requests"];
    expect(namesIn(await screen.findByRole("list", { name: "Watch" }))).toEqual(watch);
    expect(namesIn(screen.getByRole("list", { name: "You" }))).toEqual(["Profile", "Subscription"]);
    expect(screen.queryByText("Manage")).toBeNull();
  });

  it("is the same for superusers, with a group of their own", async () => {
    responds(me, member({ is_superuser: true }));
    show(<SideMenu className={undefined} />);
    const manage = ["Dashboard", "Users", "Subscribers", "All of Manage"];
    expect(namesIn(await screen.findByRole("list", { name: "Manage" }))).toEqual(manage);
    expect(namesIn(screen.getByRole("list", { name: "Watch" }))).toHaveLength(6);
    expect(namesIn(screen.getByRole("list", { name: "You" }))).toHaveLength(2);
  });

  it.each([
    ["/favorites", "Favorites", "page"],
    ["/series/7", "Series", "true"],
    ["/profile/edit", "Profile", "true"],
  ])("marks where %s is found", async (at, name, current) => {
    responds(me, member());
    show(<SideMenu className={undefined} />, at);
    expect((await screen.findByRole("link", { name })).getAttribute("aria-current")).toBe(current);
    expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
  });
});
