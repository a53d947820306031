import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { longName, member, pageOf, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, isOffline, responds } from "#test/server.ts";
import { VideoList } from "./VideoList.tsx";

const list = "GET /api/category/v1/video/";
const like = "POST /api/category/v1/like/videos/";
const save = "POST /api/category/v1/save/videos/";
const remove = "DELETE /api/category/v1/video/{id}/";
const internal = errorTable.internal.message;

const showList = (filter = {}) => show(<VideoList filter={filter} empty={<p>Empty list</p>} />);
const cards = () => screen.getAllByRole("listitem");
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const pressed = async (name: RegExp) => (await button(name)).getAttribute("aria-pressed");

beforeEach(() => {
  responds("GET /api/accounts/v1/current_user/", member());
});

describe("the video list", () => {
  it("shows that it is loading", async () => {
    hangs(list);
    showList();
    await screen.findByRole("status", { name: "Loading" });
  });

  it("shows a card for each video, long titles in full for screen readers", async () => {
    responds(list, pageOf([video(1), video(2, { title: longName, category: null, description: "" })]));
    showList();
    await screen.findByRole("heading", { name: longName });
    expect(cards()).toHaveLength(2);
    expect(screen.getByText("2 videos")).toBeInstanceOf(HTMLElement);
    expect((await button("Nothing more to load")).hasAttribute("disabled")).toBe(true);
  });

  it("shows the member's position in a video, and what they have watched", async () => {
    const begun = video(1, { position: 30, duration: 120 });
    responds(list, pageOf([begun, video(2, { duration: 120, watched: true })]));
    showList();
    const bar = (await button("Play Film 1")).querySelector<HTMLElement>("[style*=width]");
    expect(bar?.style.width).toBe("25%");
    expect((await button("Play Film 2")).querySelector("[style*=width]")).toBeNull();
    const [first, second] = cards();
    expect(within(first ?? document.body).queryByText("Watched")).toBeNull();
    within(second ?? document.body).getByText("Watched");
  });

  it("shows the given content for an empty list", async () => {
    responds(list, pageOf([]));
    showList();
    await screen.findByText("Empty list");
  });

  it("shows the server's error and tries again", async () => {
    fails(list, "internal");
    const { user } = showList();
    const alert = await screen.findByRole("alert");
    within(alert).getByText("This didn't load");
    within(alert).getByText(internal);
    responds(list, pageOf([video(1)]));
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Film 1" });
  });

  it("reports that the browser is offline", async () => {
    isOffline(list);
    showList();
    const alert = await screen.findByRole("alert");
    within(alert).getByText("You seem to be offline");
  });

  it("also shows the error of the current user's call", async () => {
    fails("GET /api/accounts/v1/current_user/", "internal");
    responds(list, pageOf([video(1)]));
    showList();
    within(await screen.findByRole("alert")).getByText(internal);
  });

  it("keeps the cards when the next page fails, and loads it on the next click", async () => {
    responds(list, pageOf([video(1), video(2)], { next: true, count: 3 }));
    const { user } = showList();
    const more = await button("Load More");
    fails(list, "internal");
    await user.click(more);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(internal));
    expect(cards()).toHaveLength(2);
    const asked = responds(list, pageOf([video(3)], { count: 3 }));
    await user.click(more);
    await screen.findByRole("heading", { name: "Film 3" });
    expect(cards()).toHaveLength(3);
    expect(asked[0]?.url.searchParams.get("cursor")).toBe("abc");
    expect(screen.queryByRole("alert")).toBeNull();
    // The button is disabled now, so the focus has moved to the first new card.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Play Film 3" })));
  });

  it("moves the focus from Load More to the first new card", async () => {
    responds(list, ({ url }) =>
      url.searchParams.has("cursor")
        ? pageOf([video(3), video(4)], { next: true, count: 9 })
        : pageOf([video(1), video(2)], { next: true, count: 9 }),
    );
    const { user } = showList();
    (await button("Load More")).focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("heading", { name: "Film 3" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Play Film 3" })));
  });

  it("shows a video that is on two pages only once", async () => {
    responds(list, ({ url }) =>
      url.searchParams.has("cursor") ? pageOf([video(2), video(3)]) : pageOf([video(1), video(2)], { next: true }),
    );
    const { user } = showList();
    await user.click(await button("Load More"));
    await screen.findByRole("heading", { name: "Film 3" });
    expect(cards()).toHaveLength(3);
  });
});

it("has three tab stops for each card, and arrow keys reach the rest", async () => {
  responds(list, pageOf([video(1), video(2)]));
  const { user } = showList();
  (await button("Play Film 1")).focus();
  const steps = async (keys: string) => {
    await user.keyboard(keys);
    return document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  };
  expect(await steps("{Tab}")).toBe("Film 1");
  expect(await steps("{Tab}")).toBe("Like Film 1, 0 likes");
  expect(await steps("{ArrowRight}")).toBe("Save Film 1");
  expect(await steps("{ArrowRight}")).toBe("More about Film 1");
  expect(await steps("{ArrowRight}")).toBe("Nature");
  expect(await steps("{End}{ArrowLeft}")).toBe("Save Film 1");
  expect(await steps("{Tab}")).toBe("Play Film 2");
  // Back to where the arrow keys had moved the focus.
  expect(await steps("{Shift>}{Tab}{/Shift}")).toBe("Save Film 1");
});

describe("a card's popover", () => {
  it("contains what the card truncates, and returns the focus", async () => {
    responds(list, pageOf([video(1, { description: "A long\nstory" })]));
    const { user } = showList();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(await button("More about Film 1"));
    const about = await screen.findByRole("dialog", { name: "More about Film 1" });
    within(about).getByText(/A long\s+story/);
    within(about).getByText("Added 21 November 2025");
    expect(document.activeElement).toBe(about);
    expect((await button("More about Film 1")).getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("closes when the focus leaves it", async () => {
    responds(list, pageOf([video(1)]));
    const { user } = showList();
    await user.click(await button("More about Film 1"));
    await screen.findByRole("dialog", { name: "More about Film 1" });
    (await button("Play Film 1")).focus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a card's like button", () => {
  it("has the same elements whether pressed or not", async () => {
    responds(list, pageOf([video(1, { like_count: 3 })]));
    responds(like, { id: 5, likevideo: 1, likeusers: [7] });
    const { user } = showList();
    const [heart, save] = [await button("Like Film 1, 3 likes"), await button("Save Film 1")];
    responds("POST /api/category/v1/save/videos/", { id: 4, user: 7, video: [1] });
    const before = [heart, save].map(({ innerHTML }) => innerHTML.replace(/\d+<\/span>/, "</span>"));
    await user.click(heart);
    await user.click(save);
    await waitFor(() => expect([heart, save].map((each) => each.ariaPressed)).toEqual(["true", "true"]));
    expect([heart, save].map(({ innerHTML }) => innerHTML.replace(/\d+<\/span>/, "</span>"))).toEqual(before);
  });

  it("is shown as pressed at once, then as confirmed by the server", async () => {
    responds(list, pageOf([video(1, { like_count: 3 })]));
    const asked = responds(like, { id: 5, likevideo: 1, likeusers: [1, 2, 3, 7] });
    const { user } = showList();
    await user.click(await button("Like Film 1, 3 likes"));
    await button("Like Film 1, 4 likes");
    expect(await pressed(/^Like Film 1/)).toBe("true");
    await waitFor(() => expect(asked[0]?.body).toEqual({ likevideo: 1, likeusers: [7] }));
  });

  it("rolls back with a toast if the server fails", async () => {
    responds(list, pageOf([video(1)]));
    fails(like, "internal");
    const { user } = showList();
    await user.click(await button("Like Film 1, 0 likes"));
    await toast(internal);
    expect(await pressed(/^Like Film 1, 0 likes/)).toBe("false");
  });

  it("rolls back with a toast when the browser is offline", async () => {
    responds(list, pageOf([video(1)]));
    isOffline(like);
    const { user } = showList();
    await user.click(await button("Like Film 1, 0 likes"));
    await toast("can't be reached");
    expect(await pressed(/^Like Film 1/)).toBe("false");
  });
});

describe("a card's save button", () => {
  it("is shown as pressed at once and stays pressed", async () => {
    responds(list, pageOf([video(1)]));
    const asked = responds(save, { id: 4, user: 7, video: [1] });
    const { user } = showList();
    await user.click(await button("Save Film 1"));
    await waitFor(async () => expect(await pressed(/^Save Film 1/)).toBe("true"));
    await waitFor(() => expect(asked[0]?.body).toEqual({ user: 7, video: [1] }));
    expect(await pressed(/^Save Film 1/)).toBe("true");
  });

  it("rolls back with a toast when the server fails", async () => {
    responds(list, pageOf([video(1)]));
    fails(save, "internal");
    const { user } = showList();
    await user.click(await button("Save Film 1"));
    await toast(internal);
    await waitFor(async () => expect(await pressed(/^Save Film 1/)).toBe("false"));
  });

  it("leaves a removed video on the Favorites page, faded, to be saved again", async () => {
    responds("GET /api/accounts/v1/current_user/", member({ savevideos: { id: 4, user: 7, video: [1] } }));
    responds(list, pageOf([video(1)]));
    responds("PATCH /api/category/v1/save/videos/{id}/", { id: 4, user: 7, video: [] });
    const { user } = showList({ saved: true });
    await user.click(await button("Save Film 1"));
    await waitFor(async () => expect(await pressed(/^Save Film 1/)).toBe("false"));
    expect(cards()[0]?.firstElementChild?.getAttribute("data-faded")).toBe("true");
  });
});

describe("a card's actions for superusers", () => {
  it("are not shown to members", async () => {
    responds(list, pageOf([video(1)]));
    showList();
    await button("Play Film 1");
    expect(screen.queryByRole("button", { name: "Delete Film 1" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Edit Film 1" })).toBeNull();
  });

  it("delete a video after a confirmation, and Undo restores it", async () => {
    responds("GET /api/accounts/v1/current_user/", member({ is_superuser: true }));
    responds(list, pageOf([video(1)]));
    responds(remove, null);
    const { user } = showList();
    await user.click(await button("Delete Film 1"));
    responds(list, pageOf([]));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    const done = await toast("Video deleted successfully");
    await screen.findByText("Empty list");
    const restored = responds("POST /api/admin/v1/videos/restore/", { ids: [1] });
    responds(list, pageOf([video(1)]));
    await user.click(within(done).getByRole("button", { name: "Undo" }));
    await button("Play Film 1");
    await toast("Video restored");
    expect(restored[0]?.body).toEqual({ ids: [1] });
  });

  it("keep the card and show the reason if deleting fails", async () => {
    responds("GET /api/accounts/v1/current_user/", member({ is_superuser: true }));
    responds(list, pageOf([video(1)]));
    fails(remove, "internal");
    const { user } = showList();
    await user.click(await button("Delete Film 1"));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await toast(internal);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await button("Play Film 1");
  });
});
