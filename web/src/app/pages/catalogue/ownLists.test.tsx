import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { member, pageOf, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { hangs, responds } from "#test/server.ts";
import { Component as FavoritesPage } from "./FavoritesPage.tsx";
import { Component as RecentVideosPage } from "./RecentVideosPage.tsx";

describe.each([
  { name: "Favorites", Page: FavoritesPage, filter: "saved" },
  { name: "Recent Videos", Page: RecentVideosPage, filter: "recent" },
])("$name", ({ name, Page, filter }) => {
  it("of a new member is empty and links to the catalogue", async () => {
    responds("GET /api/accounts/v1/current_user/", member());
    const asked = responds("GET /api/category/v1/video/", pageOf([]));
    const { user, address } = show(<Page />, "/list");
    await screen.findByRole("heading", { name: "No videos found" });
    screen.getByRole("heading", { level: 1, name });
    expect(asked[0]?.url.searchParams.get(filter)).toBe("true");
    await user.click(screen.getByRole("link", { name: "Find videos" }));
    expect(address()).toBe("/");
  });

  it("shows immediately when its member returns, and is refetched", async () => {
    responds("GET /api/accounts/v1/current_user/", member({ savevideos: { id: 4, user: 7, video: [1] } }));
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    const { user, go } = show(<Page />, "/list");
    await screen.findByRole("button", { name: "Play Film 1" });
    await user.click(screen.getByRole("link", { name: "Nature" }));
    await screen.findByText("another page");
    const answered = Promise.withResolvers<void>();
    responds("GET /api/category/v1/video/", async () => {
      await answered.promise;
      return pageOf([video(2), video(1)]);
    });
    await go(-1);
    screen.getByRole("button", { name: "Play Film 1" });
    answered.resolve();
    await screen.findByRole("button", { name: "Play Film 2" });
  });
});

it("does not show a removed video to a member who returns to the favorites", async () => {
  responds("GET /api/accounts/v1/current_user/", member({ savevideos: { id: 4, user: 7, video: [1, 2] } }));
  responds("GET /api/category/v1/video/", pageOf([video(1), video(2)]));
  responds("PATCH /api/category/v1/save/videos/{id}/", { id: 4, user: 7, video: [2] });
  const { user, go } = show(<FavoritesPage />, "/list");
  const save = await screen.findByRole("button", { name: "Save Film 1" });
  await user.click(save);
  await waitFor(() => expect(save.getAttribute("aria-pressed")).toBe("false"));
  await user.click(screen.getAllByRole("link", { name: "Nature" })[1] ?? save);
  await screen.findByText("another page");
  hangs("GET /api/category/v1/video/");
  await go(-1);
  await screen.findByRole("button", { name: "Play Film 2" });
  expect(screen.queryByRole("button", { name: "Play Film 1" })).toBeNull();
});
