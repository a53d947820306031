import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { SideMenu } from "./SideMenu.tsx";

const me = "GET /api/accounts/v1/current_user/";
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the side menu", () => {
  it("groups a superuser's places into Watch and Manage", async () => {
    responds(me, member({ is_superuser: true }));
    show(<SideMenu className={undefined} />);
    const watch = ["Home", "Profile", "Favorites", "Series", "Recent Videos", "Subscription"];
    expect(namesIn(await screen.findByRole("list", { name: "Watch" }))).toEqual(watch);
    const manage = namesIn(screen.getByRole("list", { name: "Manage" }));
    expect(manage).toEqual(expect.arrayContaining(["Dashboard", "Users", "Subscribers"]));
    expect(manage).toHaveLength(14);
  });

  it("scrolls the current place of a superuser into view", async () => {
    const places = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.matches("[aria-current]") ? new DOMRect(0, 700, 100, 50) : new DOMRect(0, 64, 100, 600);
    });
    onTestFinished(() => places.mockRestore());
    responds(me, member({ is_superuser: true }));
    show(<SideMenu className={undefined} />, "/admin/system");
    const current = await screen.findByRole("link", { current: "page" });
    expect(current.textContent).toBe("System");
    // The effect may not have run as soon as the link is there.
    await waitFor(() => expect(screen.getByRole("navigation", { name: "Main" }).scrollTop).toBe(86));
  });

  it("shows members the places for everyone", async () => {
    responds(me, member());
    show(<SideMenu className={undefined} />);
    expect(await screen.findAllByRole("link")).toHaveLength(6);
    expect(screen.queryByText("Manage")).toBeNull();
  });
});
