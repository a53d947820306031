import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { episode, series } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as SeriesPage } from "./SeriesPage.tsx";

const find = "GET /api/series/v1/series/{id}/";
const save = "PUT /api/series/v1/series/{id}/videos/";

describe("a series' own page", () => {
  const titles = () =>
    within(screen.getByRole("list", { name: "Episodes" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  const page = () => show(<SeriesPage />, "/admin/series/5");

  it("orders episodes with two buttons each, and announces each step", async () => {
    responds(find, series());
    const saved = responds(save, ({ body }) => body);
    const { press } = page();
    await press("Move Film 3 up");
    await waitFor(() => expect(titles()).toEqual(["Film 1", "Film 3", "Film 2"]));
    screen.getByText("Film 3 is now episode 2 of 3.");
    await press("Move Film 1 down");
    await waitFor(() => expect(titles()).toEqual(["Film 3", "Film 1", "Film 2"]));
    await waitFor(() =>
      expect(saved.map(({ body }) => body.videos)).toEqual([
        [1, 3, 2],
        [3, 1, 2],
      ]),
    );
    await press("Move Film 3 up");
    expect(titles()).toEqual(["Film 3", "Film 1", "Film 2"]);
  });

  it("shows the current series if it has changed meanwhile", async () => {
    responds(find, series());
    fails(save, "series_changed");
    const { press } = page();
    await screen.findByRole("list", { name: "Episodes" });
    responds(find, series({ videos: [episode(1), episode(2)], count: 2 }));
    await press("Move Film 2 up");
    await toast(errorTable.series_changed.message);
    await waitFor(() => expect(titles()).toEqual(["Film 1", "Film 2"]));
  });

  it("removes an episode, and Undo returns it to its place", async () => {
    responds(find, series());
    const before = { videos: [{ id: 2, series: { id: 5, place: 2 } }] };
    const changed = responds("PATCH /api/admin/v1/videos/", before);
    const { user, press } = page();
    await screen.findByRole("list", { name: "Episodes" });
    responds(find, series({ videos: [episode(1), episode(3)], count: 2 }));
    await press("Remove Film 2 from the series");
    const done = await toast("1 video taken out of The sea");
    await waitFor(() => expect(titles()).toEqual(["Film 1", "Film 3"]));
    expect(changed[0]?.body).toEqual({ videos: [{ id: 2, series: null }] });
    await user.click(within(done).getByRole("button", { name: "Undo" }));
    await toast("Undone");
    expect(changed[1]?.body).toEqual(before);
  });

  it("explains where episodes come from", async () => {
    responds(find, series({ videos: [], count: 0, next: null }));
    page();
    await screen.findByRole("heading", { name: "No episodes yet" });
    expect(screen.getByRole("link", { name: "Choose videos" }).getAttribute("href")).toBe("/admin/videos");
  });

  it("shows that there is no such series", async () => {
    fails(find, "not_found");
    page();
    await screen.findByRole("heading", { name: "There's no such series" });
  });
});
