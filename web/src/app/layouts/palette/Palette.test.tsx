import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { HeaderSearch } from "../search/HeaderSearch.tsx";

const videos = "GET /api/admin/v1/videos/";
const users = "GET /api/accounts/v1/userlist/";
const suggest = "GET /api/search/v1/suggest/";

const nothing = { count: 0, next: null, previous: null, results: [] };

beforeEach(() => {
  responds("GET /api/accounts/v1/current_user/", member({ is_superuser: true }));
  responds("GET /api/accounts/v1/checkpro/", true);
  responds(videos, nothing);
  responds(users, nothing);
  responds(suggest, []);
});

const field = () => screen.findByRole("combobox", { name: "Find anything" });
const group = (name: string) => screen.findByRole("group", { name });
const optionsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole("option")
    .map(({ firstElementChild }) => firstElementChild?.nextElementSibling?.textContent);
const active = async () =>
  document.getElementById((await field()).getAttribute("aria-activedescendant") ?? "")?.textContent;

async function open(at = "/admin/dashboard") {
  const shown = show(<HeaderSearch />, at);
  await shown.press(/^Find anything/);
  await field();
  return shown;
}

describe("the palette", () => {
  it("opens by a shortcut that was pressed before it was there", async () => {
    document.earlyPalette = true;
    show(<HeaderSearch />, "/");
    const found = await field();
    await waitFor(() => expect(document.activeElement).toBe(found));
    expect(document.earlyPalette).toBeUndefined();
  });

  it("takes the search field's place while managing, and opens by keyboard everywhere", async () => {
    const { unmount } = await open();
    expect(screen.queryByRole("searchbox")).toBeNull();
    unmount();
    // With the member known, the page would not be shown before the field has loaded.
    queryClient.clear();
    const { user } = show(<HeaderSearch />, "/");
    await screen.findByRole("searchbox");
    expect(screen.queryByRole("button", { name: /^Find anything/ })).toBeNull();
    await user.keyboard("{Control>}k{/Control}");
    expect(document.activeElement).toBe(await field());
    await user.keyboard("{Meta>}k{/Meta}");
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  });

  it("finds pages by name and opens one by keys", async () => {
    const { user, address } = await open();
    await user.type(await field(), "pro");
    expect(optionsIn(await group("Pages"))).toEqual(["Profile", "Video protection", "Edit profile"]);
    expect(await active()).toContain("Profile");
    await user.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}");
    expect(await active()).toContain("Video protection");
    await user.keyboard("{Enter}");
    expect(address()).toBe("/admin/playback");
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  });

  it("finds a setting, and opens its part of the site", async () => {
    const { user, address } = await open();
    await user.type(await field(), "accent");
    await user.click(within(await group("Settings")).getByText("Accent color"));
    expect(address()).toBe("/admin/site?part=look");
  });

  it("finds videos, series and members", async () => {
    const asked = responds(users, {
      ...nothing,
      count: 1,
      results: [
        {
          ...{ id: 9, username: "anna", email: "anna@example.com", date_joined: "2026-01-01T00:00:00Z" },
          ...{ is_superuser: false, is_pro: true, is_active: true, plan: null, plan_at: null, last_login: null },
        },
      ],
    });
    responds(suggest, [
      { kind: "words", text: "annals", id: null },
      { kind: "series", text: "Annals of Space", id: 3 },
    ]);
    const { user, address } = await open();
    await user.type(await field(), "ann");
    expect(optionsIn(await group("Series"))).toEqual(["Annals of Space"]);
    const members = await group("Members");
    expect(optionsIn(members)).toEqual(["anna"]);
    expect(asked.at(-1)?.url.searchParams.get("search")).toBe("ann");
    await user.click(within(members).getByText("anna"));
    expect(address()).toBe("/admin/users/9");
  });

  it("says that nothing was found, and works without the server", async () => {
    fails(videos, "internal");
    fails(users, "internal");
    fails(suggest, "internal");
    const { user } = await open();
    await user.type(await field(), "figures");
    expect(optionsIn(await group("Pages"))).toEqual(["Figures"]);
    await user.type(await field(), "xyz");
    expect(await screen.findByText(/^Nothing found\./)).toBeInstanceOf(HTMLElement);
  });
});
