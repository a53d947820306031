import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { answers } from "#test/server.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { SideMenu } from "./SideMenu.tsx";

const me = "GET /api/accounts/v1/current_user/";
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the side menu", () => {
  it("parts a superuser's places into Watch and Manage", async () => {
    answers(me, member({ is_superuser: true }));
    show(<SideMenu className={undefined} />);
    const watch = ["Home", "Profile", "Favorites", "Recent Videos", "Subscription"];
    expect(namesIn(await screen.findByRole("list", { name: "Watch" }))).toEqual(watch);
    const manage = namesIn(screen.getByRole("list", { name: "Manage" }));
    expect(manage).toEqual(expect.arrayContaining(["Dashboard", "Users", "Subscribers"]));
    expect(manage).toHaveLength(8);
  });

  it("has the places of everyone for a member", async () => {
    answers(me, member());
    show(<SideMenu className={undefined} />);
    expect(await screen.findAllByRole("link")).toHaveLength(5);
    expect(screen.queryByText("Manage")).toBeNull();
  });
});

it("the account button's name begins with the letters that it shows", async () => {
  answers(me, member({ username: "ada" }));
  show(<AccountMenu />);
  const button = await screen.findByRole("button", { name: "AD Account menu" });
  expect(button.textContent).toBe("AD");
});
