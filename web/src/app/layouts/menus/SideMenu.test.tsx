import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { SideMenu } from "./SideMenu.tsx";

const me = "GET /api/accounts/v1/current_user/";
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the side menu while watching", () => {
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
