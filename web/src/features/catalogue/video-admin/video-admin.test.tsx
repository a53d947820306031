import { limits } from "@mindreel/contract/plain/limits";
import { errorTable } from "@mindreel/contract/wire/errors";
import { QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { BulkBar } from "#features/catalogue/video-admin/bulk/BulkBar.tsx";
import { queryClient } from "#shared/api/query.ts";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { toast } from "#test/browser.ts";
import { category, listedVideo, longName, pageOf, series } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { adminVideosQuery } from "./adminVideos.ts";
import { VideosFilter } from "./VideosFilter.tsx";
import { VideosTable } from "./VideosTable.tsx";

describe("the videos", () => {
  const list = "GET /api/admin/v1/videos/";
  const change = "PATCH /api/admin/v1/videos/";
  const remove = "POST /api/admin/v1/videos/delete/";
  const restore = "POST /api/admin/v1/videos/restore/";
  const internal = errorTable.internal.message;

  const rows = () => [...document.querySelectorAll("tbody tr")];
  const bar = () => screen.getByRole("region", { name: "Selected videos" });
  const inBar = (name: string) => within(bar()).getByRole("button", { name });
  const menuItem = (name: string) => screen.findByRole("menuitem", { name });
  const barIsGone = () => waitFor(() => expect(screen.queryByRole("region", { name: "Selected videos" })).toBeNull());

  /** Three videos, all of them selected. */
  async function showSelected(filter = {}) {
    const shown = show(<VideosTable filter={filter} />);
    await shown.user.click(await screen.findByRole("checkbox", { name: "Select all 3 shown" }));
    return shown;
  }

  beforeEach(() => {
    responds(list, pageOf([listedVideo(1), listedVideo(2), listedVideo(3)]));
    responds("GET /api/category/v1/categories/", [category(4, "Nature"), category(5, "Space")]);
    responds("GET /api/admin/v1/series/", [{ id: 5, title: "The sea", count: 2 }]);
  });

  describe("the videos table", () => {
    it("shows that it is loading", () => {
      hangs(list);
      show(<VideosTable filter={{}} />);
      screen.getByRole("status", { name: "Loading" });
    });

    it("shows long titles, missing categories, and scheduled or deleted videos", async () => {
      const asked = responds(
        list,
        pageOf([
          listedVideo(1, { title: longName, category: null }),
          listedVideo(2, { release_at: "2999-01-01T00:00:00.000Z" }),
          listedVideo(3, { deleted_at: "2025-11-21T10:00:00.000Z" }),
          listedVideo(4, {
            showcased_at: "2025-11-21T10:00:00.000Z",
            series: { id: 5, title: "The sea", place: 2 },
          }),
        ]),
      );
      show(<VideosTable filter={{ search: "film", state: "unreleased" }} />);
      await waitFor(() => expect(rows()).toHaveLength(4));
      expect(rows()[3]?.textContent).toContain("Film 4Episode 2 of The sea");
      expect(rows()[3]?.textContent).toContain("ReleasedLanding page, once it has a picture");
      const parts = rows()[3]?.querySelector("[data-label=Status]")?.childNodes ?? [];
      expect([...parts].map(({ nodeName }) => nodeName)).toEqual(["SPAN", "P"]);
      expect(rows()[0]?.textContent).toContain(`${longName}––Released`);
      expect(rows()[1]?.textContent).toMatch(/Releases \d+ \w+ 299\d/);
      expect(rows()[2]?.textContent).toContain("Deleted 21 Nov");
      screen.getByRole("link", { name: "Film 2" });
      expect(screen.queryByRole("link", { name: "Film 3" })).toBeNull();
      expect(screen.queryByText("Nothing more to load")).toBeNull();
      expect(asked[0]?.url.search).toBe("?page=1&search=film&state=unreleased");
    });

    it("leaves room for moments until the browser's time zone is known, so that its columns do not jump", async () => {
      const page = pageOf([listedVideo(3, { deleted_at: "2025-11-21T10:00:00.000Z" })]);
      queryClient.setQueryData(adminVideosQuery({}).queryKey, { pages: [page], pageParams: [{ page: "1" }] });
      const fromServer = document.createElement("div");
      fromServer.innerHTML = renderToString(
        <QueryClientProvider client={queryClient}>
          <Mantine>
            <VideosTable filter={{}} />
          </Mantine>
        </QueryClientProvider>,
      );
      const status = fromServer.querySelector<HTMLElement>("[data-label=Status] [style]");
      expect(status?.style.visibility).toBe("hidden");
      responds(list, page);
      show(<VideosTable filter={{}} />);
      expect(screen.getByText(/^Deleted 21 Nov/).textContent).toBe(status?.textContent);
    });

    it("shows that no videos were found", async () => {
      responds(list, pageOf([]));
      show(<VideosTable filter={{ search: "nothing" }} />);
      await screen.findByRole("heading", { name: "No videos found" });
      expect(screen.queryByRole("checkbox")).toBeNull();
      expect(screen.queryByRole("link", { name: "Add video" })).toBeNull();
    });

    it("leads from an empty library to its first videos", async () => {
      responds(list, pageOf([]));
      show(<VideosTable filter={{}} />);
      await screen.findByText(/^The library is still empty/);
      screen.getByRole("link", { name: "Add video" });
    });

    it("shows an error and retries", async () => {
      fails(list, "forbidden");
      const { user } = show(<VideosTable filter={{}} />);
      await screen.findByText("You aren't allowed to do this.");
      responds(list, pageOf([listedVideo(1)]));
      await user.click(screen.getByRole("button", { name: "Try again" }));
      await screen.findByRole("link", { name: "Film 1" });
    });
  });

  describe("selecting videos", () => {
    it("shows the bulk actions, and hides them when the last video is deselected", async () => {
      const { user } = show(<VideosTable filter={{}} />);
      await user.click(await screen.findByRole("checkbox", { name: "Select Film 2" }));
      within(bar()).getByText("1 selected");
      const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all 3 shown" });
      expect(all.indeterminate).toBe(true);
      await user.click(screen.getByRole("checkbox", { name: "Select Film 2" }));
      await barIsGone();
    });

    it("allows no more videos than one call can change", () => {
      const ids = Array.from({ length: limits.videosAtOnce + 1 }, (_, n) => n + 1);
      show(<BulkBar ids={ids} deleted={false} onDone={() => undefined} />);
      within(bar()).getByText(`${ids.length} selected: at most ${limits.videosAtOnce} at once`);
      for (const button of within(bar()).getAllByRole("button")) expect(button.hasAttribute("disabled")).toBe(true);
    });
  });

  describe("bulk actions", () => {
    it("move videos to a category, and Undo moves them back", async () => {
      const before = [1, 2, 3].map((id) => ({ id, category: 4 }));
      const asked = responds(change, { videos: before });
      const { user } = await showSelected();
      await user.click(inBar("Move"));
      const dialog = await screen.findByRole("dialog", { name: "Move 3 videos" });
      const submit = within(dialog).getByRole("button", { name: "Move" });
      expect(submit.hasAttribute("disabled")).toBe(true);
      await user.selectOptions(within(dialog).getByLabelText("Category"), "Space");
      await user.click(submit);
      const done = await toast("3 videos moved to Space");
      expect(asked[0]?.body).toEqual({ videos: [1, 2, 3].map((id) => ({ id, category: 5 })) });
      await barIsGone();
      await user.click(within(done).getByRole("button", { name: "Undo" }));
      await toast("Undone");
      expect(asked[1]?.body).toEqual({ videos: before });
    });

    it("add videos to a series, and Undo removes them", async () => {
      const before = [1, 2, 3].map((id) => ({ id, series: null }));
      const asked = responds(change, { videos: before });
      const { user } = await showSelected();
      await user.click(inBar("Add to series"));
      const dialog = await screen.findByRole("dialog", { name: "Add 3 videos to a series" });
      await user.selectOptions(within(dialog).getByLabelText("Series"), "The sea (2)");
      await user.click(within(dialog).getByRole("button", { name: "Add" }));
      const done = await toast("3 videos added to The sea");
      expect(asked[0]?.body).toEqual({ videos: [1, 2, 3].map((id) => ({ id, series: { id: 5 } })) });
      await barIsGone();
      await user.click(within(done).getByRole("button", { name: "Undo" }));
      await toast("Undone");
      expect(asked[1]?.body).toEqual({ videos: before });
    });

    it("add videos to a new series, which Undo deletes again", async () => {
      const { videos: _, ...created } = series({ id: 9, title: "The sky" });
      const added = responds("POST /api/series/v1/series/", created);
      const asked = responds(change, { videos: [1, 2, 3].map((id) => ({ id, series: null })) });
      const removed = responds("DELETE /api/series/v1/series/{id}/", null);
      const { user } = await showSelected();
      await user.click(inBar("Add to series"));
      const dialog = await screen.findByRole("dialog", { name: "Add 3 videos to a series" });
      await user.selectOptions(within(dialog).getByLabelText("Series"), "A new series");
      const submit = within(dialog).getByRole("button", { name: "Add" });
      expect(submit.hasAttribute("disabled")).toBe(true);
      await user.type(within(dialog).getByRole("textbox", { name: "Title" }), "The sky");
      await user.click(submit);
      const done = await toast("3 videos added to The sky");
      expect(added[0]?.body).toEqual({ title: "The sky" });
      expect(asked[0]?.body.videos[0]).toEqual({ id: 1, series: { id: 9 } });
      await user.click(within(done).getByRole("button", { name: "Undo" }));
      await toast("Undone");
      expect(removed[0]?.url.pathname).toMatch(/\/series\/9\/?$/);
    });

    it("keep the selection if a series has no room", async () => {
      refuses(change, { videos: ["A series has at most 500 videos."] });
      const { user } = await showSelected();
      await user.click(inBar("Add to series"));
      const dialog = await screen.findByRole("dialog");
      await user.selectOptions(within(dialog).getByLabelText("Series"), "The sea (2)");
      await user.click(within(dialog).getByRole("button", { name: "Add" }));
      await toast("A series has at most 500 videos.");
      within(bar()).getByText("3 selected");
    });

    it("publish videos now", async () => {
      const asked = responds(change, { videos: [{ id: 1, release_at: null }] });
      const { user } = await showSelected();
      await user.click(inBar("Publish now"));
      await toast("1 video published");
      const released = asked[0]?.body.videos.map(({ release_at }) => release_at) ?? [];
      expect(released).toHaveLength(3);
      for (const at of released) expect(Date.parse(at ?? "")).toBeLessThanOrEqual(Date.now());
    });

    it("show videos on the landing page, and remove them from it", async () => {
      const asked = responds(change, { videos: [1, 2, 3].map((id) => ({ id, showcased_at: null })) });
      const { user } = await showSelected();
      await user.click(inBar("Landing page"));
      await user.click(await menuItem("Show on the landing page"));
      await toast("3 videos shown on the landing page");
      expect(asked[0]?.body).toEqual({ videos: [1, 2, 3].map((id) => ({ id, showcased_at: "now" })) });
      await user.click(await screen.findByRole("checkbox", { name: "Select all 3 shown" }));
      await user.click(inBar("Landing page"));
      await user.click(await menuItem("Remove from the landing page"));
      await toast("3 videos removed from the landing page");
    });

    it("report that an undo failed", async () => {
      responds(change, { videos: [{ id: 1, release_at: null }] });
      const { user } = await showSelected();
      await user.click(inBar("Publish now"));
      const done = await toast("1 video published");
      fails(change, "internal");
      await user.click(within(done).getByRole("button", { name: "Undo" }));
      await toast(internal);
    });

    it("keep the focus on the button while videos are published", async () => {
      hangs(change);
      const { user } = await showSelected();
      await user.click(inBar("Publish now"));
      await waitFor(() => expect(inBar("Publish now").getAttribute("aria-disabled")).toBe("true"));
      expect([inBar("Publish now"), inBar("Landing page")].map((button) => button.hasAttribute("disabled"))).toEqual([
        false,
        false,
      ]);
      expect(document.activeElement).toBe(inBar("Publish now"));
    });

    it("keep the selection if the server fails", async () => {
      fails(change, "internal");
      const { user } = await showSelected();
      await user.click(inBar("Publish now"));
      await toast(internal);
      within(bar()).getByText("3 selected");
    });

    it("delete videos after a confirmation, and Undo restores them", async () => {
      const deleted = responds(remove, { ids: [1, 2, 3] });
      const restored = responds(restore, { ids: [1, 2, 3] });
      const { user } = await showSelected();
      await user.click(inBar("Delete"));
      const dialog = await screen.findByRole("dialog", { name: "Delete 3 videos" });
      await user.click(within(dialog).getByRole("button", { name: "Delete" }));
      const done = await toast("3 videos deleted");
      expect(deleted[0]?.body).toEqual({ ids: [1, 2, 3] });
      await user.click(within(done).getByRole("button", { name: "Undo" }));
      await toast("3 videos restored");
      expect(restored[0]?.body).toEqual({ ids: [1, 2, 3] });
    });

    it("restore deleted videos, and show that this is in progress", async () => {
      hangs(restore);
      const { user } = await showSelected({ state: "deleted" });
      expect(within(bar()).getAllByRole("button")).toHaveLength(1);
      await user.click(inBar("Restore"));
      await waitFor(() => expect(inBar("Restore").getAttribute("data-loading")).toBe("true"));
    });

    it("keep the selection if restoring fails", async () => {
      fails(restore, "internal");
      const { user } = await showSelected({ state: "deleted" });
      await user.click(inBar("Restore"));
      await toast(internal);
      within(bar()).getByText("3 selected");
    });
  });
});

describe("their filter", () => {
  const list = "GET /api/admin/v1/series/";
  const field = () => screen.queryByRole("combobox", { name: "Series" });

  beforeEach(() => responds("GET /api/category/v1/categories/", []));

  it("has the field for series from the beginning, so that nothing moves when they are known", () => {
    hangs(list);
    show(<VideosFilter filter={{}} onChange={() => undefined} />);
    expect(field()).not.toBeNull();
  });

  it("has no field for series if there are none", async () => {
    responds(list, []);
    show(<VideosFilter filter={{}} onChange={() => undefined} />);
    await waitFor(() => expect(field()).toBeNull());
  });
});
