import type { Note, NotedVideo } from "@mindreel/contract/engagement/notes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { member, note, notedVideo, pageOf, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { hangs, responds } from "#test/server.ts";
import { Component as FavoritesPage } from "./FavoritesPage.tsx";
import { Component as NotesPage } from "./NotesPage.tsx";
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

const list = "GET /api/notes/v1/notes/";
const pageWith = (notes: Note[], videos: NotedVideo[]) => ({ ...pageOf(notes), videos });

it("lists notes by video, each linked to its second, without links to deleted videos", async () => {
  const videos = [notedVideo(2), notedVideo(1, { title: "Gone film", available: false })];
  responds(list, pageWith([note(5, 2, 83), note(6, 2, 90), note(4, 1, 7)], videos));
  show(<NotesPage />, "/notes");
  const film = await screen.findByRole("region", { name: "Film 2" });
  expect(within(film).getByRole("link", { name: "Film 2" }).getAttribute("href")).toBe("/watch/2");
  const second = within(film).getByRole("link", { name: "1:23: play from 1 minute 23 seconds" });
  expect(second.getAttribute("href")).toBe("/watch/2?t=83");
  const gone = screen.getByRole("region", { name: "Gone film" });
  within(gone).getByText("Note 4");
  expect(within(gone).queryByRole("link")).toBeNull();
});

it("searches while the member types, and shows the number of results", async () => {
  const calls = responds(list, ({ url }) =>
    url.searchParams.has("search")
      ? pageWith([note(5, 2, 83)], [notedVideo(2)])
      : pageWith([note(5, 2, 83), note(6, 2, 90)], [notedVideo(2)]),
  );
  const { user, address } = show(<NotesPage />, "/notes");
  await user.type(await screen.findByRole("searchbox", { name: "Search your notes" }), "moon");
  await waitFor(() => expect(address()).toBe("/notes?search=moon"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 note"));
  expect(calls.at(-1)?.url.searchParams.get("search")).toBe("moon");
});

it("changes a note by keyboard, with undo", async () => {
  responds(list, pageWith([note(5, 2, 83)], [notedVideo(2)]));
  const changes = responds("PATCH /api/notes/v1/notes/{id}/", ({ body }) => note(5, 2, 83, body.text));
  const { user } = show(<NotesPage />, "/notes");
  await user.click(await screen.findByRole("button", { name: "Edit the note at 1 minute 23 seconds" }));
  const field = screen.getByRole("textbox", { name: "Note at 1 minute 23 seconds" });
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Escape}");
  const edit = screen.getByRole("button", { name: "Edit the note at 1 minute 23 seconds" });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  expect(changes).toEqual([]);
  await user.keyboard("{Enter}");
  await user.keyboard(", again{Shift>}{Enter}{/Shift}and again{Enter}");
  await user.click(within(await toast("Note changed")).getByRole("button", { name: "Undo" }));
  await toast("The note is back as it was");
  expect(changes.map(({ body }) => body.text)).toEqual(["Note 5, again\nand again", "Note 5"]);
});

it("deletes a note, with undo", async () => {
  responds(list, pageWith([note(5, 2, 83)], [notedVideo(2)]));
  const deleted = responds("DELETE /api/notes/v1/notes/{id}/", null);
  const restored = responds("POST /api/notes/v1/notes/{id}/restore/", note(5, 2, 83));
  const { user } = show(<NotesPage />, "/notes");
  await user.click(await screen.findByRole("button", { name: "Delete the note at 1 minute 23 seconds" }));
  await user.click(within(await toast("Note deleted")).getByRole("button", { name: "Undo" }));
  await toast("Note restored");
  expect([deleted.length, restored.length]).toEqual([1, 1]);
});

it("moves the focus to the first new note when the last ones are loaded, with which the button goes", async () => {
  responds(list, ({ url }) =>
    url.searchParams.get("page") === "2"
      ? { ...pageWith([note(6, 2, 90)], [notedVideo(2)]), count: 2 }
      : {
          ...pageWith([note(5, 2, 83)], [notedVideo(2)]),
          count: 2,
          next: "http://localhost/api/notes/v1/notes/?page=2",
        },
  );
  const { press } = show(<NotesPage />, "/notes");
  await screen.findByText("Note 5");
  await press("Load More");
  await screen.findByText("Note 6");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: /^1:30: play/ })));
});

it("moves the focus from a deleted note to the next one, else to the previous one, else to the page", async () => {
  responds(list, pageWith([note(5, 2, 83), note(6, 2, 90)], [notedVideo(2)]));
  responds("DELETE /api/notes/v1/notes/{id}/", null);
  const { user } = show(
    <main id="main" tabIndex={-1}>
      <NotesPage />
    </main>,
    "/notes",
  );
  const remove = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  await remove(/^Delete the note at .* 23 seconds/);
  const other = screen.getByRole("link", { name: /^1:30: play/ });
  await waitFor(() => expect(document.activeElement).toBe(other));
  await remove(/^Delete the note at .* 30 seconds/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: /^1:23: play/ })));
  responds(list, pageWith([note(5, 2, 83)], [notedVideo(2)]));
  await remove(/^Delete the note at .* 23 seconds/);
  await waitFor(() => expect(screen.queryByRole("link", { name: /^1:30: play/ })).toBeNull());
  await remove(/^Delete the note at .* 23 seconds/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it("keeps the focus on the button while a note is being deleted", async () => {
  responds(list, pageWith([note(5, 2, 83)], [notedVideo(2)]));
  hangs("DELETE /api/notes/v1/notes/{id}/");
  const { user } = show(<NotesPage />, "/notes");
  const button = await screen.findByRole("button", { name: "Delete the note at 1 minute 23 seconds" });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(button);
});

it("explains how to write a note if there are none, and shows that a search found none", async () => {
  responds(list, pageWith([], []));
  const { unmount } = show(<NotesPage />, "/notes");
  await screen.findByRole("heading", { name: "No notes yet" });
  unmount();
  show(<NotesPage />, "/notes?search=moon");
  await screen.findByRole("heading", { name: "No notes found" });
});
