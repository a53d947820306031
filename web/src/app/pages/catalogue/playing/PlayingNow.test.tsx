import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { VideoList } from "#app/pages/catalogue/videos/VideoList.tsx";
import { Component as WatchPage } from "#app/pages/catalogue/watch/WatchPage.tsx";
import { NowPlayingSlot } from "#features/playback/mechanisms/NowPlayingSlot.tsx";
import { queryClient } from "#shared/api/query.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { member, pageOf, play, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";

const playButton = (id: number) => screen.findByRole("button", { name: `Play Film ${id}` });
const inMini = (id: number) => screen.findByRole("region", { name: `Film ${id}` });
const closed = () => waitFor(() => expect(screen.queryByRole("button", { name: "Close player" })).toBeNull());

// jsdom plays no media, so the player keeps loading.
beforeAll(() => queryClient.setQueryDefaults(["player"], { enabled: false }));
afterAll(() => queryClient.setQueryDefaults(["player"], {}));

beforeEach(() => {
  responds("GET /api/playback/v1/preferences/", { autoplay_next: true });
  responds("DELETE /api/playback/v1/plays/{session}/", null);
  responds("GET /api/accounts/v1/current_user/", member());
  responds("GET /api/category/v1/video/", pageOf([video(1), video(2)]));
  responds("GET /api/category/v1/video/{id}/", ({ url }) => video(Number(/video\/(\d+)/.exec(url.pathname)?.[1])));
  responds("GET /api/category/v1/video/{id}/captions/", []);
  responds("GET /api/category/v1/video/{id}/chapters/", { origin: null, chapters: [] });
  responds("POST /api/category/v1/recent/videos/", ({ body: { video: ids } }) => ({ id: 9, user: 7, video: ids }));
  responds("PATCH /api/category/v1/recent/videos/{id}/", { id: 9, user: 7, video: [] });
});

function Pages() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/watch/2" state={{ queue: [1], minutes: 20, count: 2 }}>
        Play all
      </Link>
      {pathname.startsWith("/watch/") ? <WatchPage /> : <VideoList filter={{}} empty={<p>Empty list</p>} />}
      <NowPlayingSlot />
    </>
  );
}

function showPages() {
  const begun = responds("POST /api/playback/v1/videos/{id}/", play());
  return { ...show(<Pages />, "/", "/.*"), begun };
}

/** The player's own element, which would be another one if it had started again. */
const player = () => document.querySelector("[tabindex='-1'] [role=status]")?.parentElement ?? null;

describe("the small player", () => {
  it.each([
    { what: "picture", find: () => playButton(2) },
    { what: "description", find: () => screen.findByText("About film 2") },
  ])("plays a video when its $what is pressed, and the page stays", async ({ find }) => {
    const { user, address } = showPages();
    await user.click(await find());
    await inMini(2);
    expect((await playButton(2)).getAttribute("aria-current")).toBe("true");
    expect(address()).toBe("/");
  });

  it("plays one video, once, however often its card is pressed", async () => {
    const { user, begun } = showPages();
    await user.dblClick(await playButton(2));
    await inMini(2);
    await screen.findByRole("status", { name: "Loading the player" });
    expect(begun).toHaveLength(1);
  });

  it("replaces one video by another", async () => {
    const { user } = showPages();
    await user.click(await playButton(1));
    await user.click(await playButton(2));
    await within(await inMini(2)).findByRole("status", { name: "Loading the player" });
    expect(screen.queryByRole("region", { name: "Film 1" })).toBeNull();
  });

  it("takes over what replaced another video on its page", async () => {
    const { user, go } = showPages();
    await user.click(await playButton(1));
    await inMini(1);
    await user.click(screen.getByRole("link", { name: "Film 2" }));
    await screen.findByRole("heading", { level: 1, name: "Film 2" });
    await go(-1);
    await within(await inMini(2)).findByRole("status", { name: "Loading the player" });
  });

  it("closes on Escape or with its button, and returns the focus to the card", async () => {
    const { user, press, address } = showPages();
    await user.click(await playButton(2));
    await inMini(2);
    await user.keyboard("{Escape}");
    await closed();
    expect(address()).toBe("/");
    expect(document.activeElement).toBe(await playButton(2));
    await user.click(await playButton(1));
    await press("Close player");
    await closed();
    expect(document.activeElement).toBe(await playButton(1));
  });

  it("stays when Escape closes the menu's sheet, or another modal", async () => {
    const { user } = showPages();
    await user.click(await playButton(2));
    await inMini(2);
    const modal = document.body.appendChild(document.createElement("dialog"));
    onTestFinished(() => modal.remove());
    modal.open = true;
    modal.tabIndex = -1;
    modal.focus();
    await user.keyboard("{Escape}");
    await inMini(2);
  });

  it("closes on Escape from elsewhere, and the focus stays there", async () => {
    const { user } = showPages();
    await user.click(await playButton(2));
    await inMini(2);
    const elsewhere = screen.getByRole("link", { name: "Film 1" });
    elsewhere.focus();
    await user.keyboard("{Escape}");
    await closed();
    expect(document.activeElement).toBe(elsewhere);
  });

  it("moves to the page of its video without starting again, and back when that is left", async () => {
    const { user, go, begun } = showPages();
    await user.click(await playButton(2));
    const mini = await inMini(2);
    await screen.findByRole("status", { name: "Loading the player" });
    const before = player();
    expect(before).not.toBeNull();
    await user.click(within(mini).getByRole("link", { name: "Open the page of Film 2" }));
    await screen.findByRole("heading", { level: 1, name: "Film 2" });
    await closed();
    expect(player()).toBe(before);
    await go(-1);
    await inMini(2);
    await playButton(2);
    expect(player()).toBe(before);
    expect(begun).toHaveLength(1);
  });

  it("plays another site's frame again, which its browser cannot move", async () => {
    const { user, begun } = showPages();
    await user.click(await playButton(2));
    const mini = await inMini(2);
    await screen.findByRole("status", { name: "Loading the player" });
    player()?.append(document.createElement("iframe"));
    await user.click(within(mini).getByRole("link", { name: "Open the page of Film 2" }));
    await closed();
    await screen.findByRole("status", { name: "Loading the player" });
    await waitFor(() => expect(begun).toHaveLength(2));
  });

  it("goes on with the queue in which its page was opened", async () => {
    const { user, go } = showPages();
    await user.click(await playButton(2));
    await inMini(2);
    await user.click(screen.getByRole("link", { name: "Play all" }));
    await screen.findByRole("heading", { level: 1, name: "Film 2" });
    await go(-1);
    const page = within(await inMini(2)).getByRole("link", { name: "Open the page of Film 2" });
    await user.click(page);
    await screen.findByText("Your 20 minutes");
  });

  it("ends when another video's page plays", async () => {
    const { user, begun } = showPages();
    await user.click(await playButton(2));
    await inMini(2);
    await user.click(screen.getByRole("link", { name: "Film 1" }));
    await screen.findByRole("heading", { level: 1, name: "Film 1" });
    await closed();
    await waitFor(() =>
      expect(begun.map(({ url }) => url.pathname)).toEqual([
        expect.stringContaining("/videos/2/"),
        expect.stringContaining("/videos/1/"),
      ]),
    );
  });

  it("has the video saved, and stops with the members' pages", async () => {
    const saved = responds("POST /api/category/v1/save/videos/", { id: 3, user: 7, video: [2] });
    const { user, unmount } = showPages();
    await user.click(await playButton(2));
    await user.click(within(await inMini(2)).getByRole("button", { name: "Save Film 2" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    act(unmount);
    const { user: other } = showPages();
    await playButton(2);
    await closed();
    await other.keyboard("{Escape}");
  });
});
