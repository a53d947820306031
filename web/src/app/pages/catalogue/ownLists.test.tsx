import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { member, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { answers, fails } from "#test/server.ts";
import { Component as FavoritesPage } from "./FavoritesPage.tsx";
import { Component as RecentVideosPage } from "./RecentVideosPage.tsx";

describe.each([
  { name: "Favorites", Page: FavoritesPage, filter: "saved" },
  { name: "Recent Videos", Page: RecentVideosPage, filter: "recent" },
])("$name", ({ name, Page, filter }) => {
  it("of a new member is empty and leads to the catalogue", async () => {
    answers("GET /api/accounts/v1/checkpro/", true);
    answers("GET /api/accounts/v1/current_user/", member());
    const asked = answers("GET /api/category/v1/video/", pageOf([]));
    const { user, address } = show(<Page />, "/list");
    await screen.findByRole("heading", { name: "No videos found" });
    screen.getByRole("heading", { level: 1, name });
    expect(asked[0]?.url.searchParams.get(filter)).toBe("true");
    await user.click(screen.getByRole("link", { name: "Find videos" }));
    expect(address()).toBe("/");
  });

  it("shows the upsell to members without pro", async () => {
    answers("GET /api/accounts/v1/checkpro/", false);
    answers("GET /api/public/v1/showcase/", {
      categories: [],
      stills: [],
      video_count: 0,
      category_count: 0,
      new_count: 0,
    });
    const { user, address } = show(<Page />, "/list");
    await screen.findByRole("heading", { name: "You are not a pro user" });
    await user.click(screen.getByRole("link", { name: "Subscribe" }));
    expect(address()).toBe("/subscription");
  });

  it("shows the error when the pro status does not load", async () => {
    fails("GET /api/accounts/v1/checkpro/", "internal");
    show(<Page />, "/list");
    await screen.findByText("This did not load");
  });
});
