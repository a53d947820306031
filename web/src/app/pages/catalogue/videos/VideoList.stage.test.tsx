import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { member, pageOf, play, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { VideoList } from "./VideoList.tsx";

const list = "GET /api/category/v1/video/";

const playButton = (id: number) => screen.findByRole("button", { name: `Play Film ${id}` });
const onStage = (id: number) => screen.findByRole("region", { name: `Film ${id}` });
const closed = () => waitFor(() => expect(screen.queryByRole("button", { name: "Close player" })).toBeNull());

// jsdom plays no media, so the player keeps loading.
beforeAll(() => queryClient.setQueryDefaults(["player"], { enabled: false }));
afterAll(() => queryClient.setQueryDefaults(["player"], {}));

beforeEach(() => {
  responds("POST /api/playback/v1/videos/{id}/", play());
  responds("DELETE /api/playback/v1/plays/{session}/", null);
  responds("GET /api/accounts/v1/current_user/", member());
  responds(list, pageOf([video(1), video(2)]));
  responds("POST /api/category/v1/recent/videos/", ({ body: { video: ids } }) => ({ id: 9, user: 7, video: ids }));
  responds("PATCH /api/category/v1/recent/videos/{id}/", { id: 9, user: 7, video: [] });
});

/** Starts in the second of two history entries with the same path, so that going back one step too far is noticed. */
async function showList() {
  const shown = show(<VideoList filter={{}} empty={<p>Empty list</p>} />);
  const [category] = await screen.findAllByRole("link", { name: "Nature" });
  if (category !== undefined) await shown.user.click(category);
  expect(shown.address()).toBe("/?category=Nature");
  return shown;
}

describe("the stage", () => {
  it.each([
    { what: "picture", find: () => playButton(2) },
    { what: "description", find: () => screen.findByText("About film 2") },
  ])("plays a video when its $what is clicked", async ({ find }) => {
    const { user, address } = await showList();
    await user.click(await find());
    await onStage(2);
    expect((await playButton(2)).getAttribute("aria-current")).toBe("true");
    expect(address()).toBe("/?category=Nature");
  });

  it("plays one video, once, however often its card is clicked", async () => {
    const { user, go, address } = await showList();
    await user.dblClick(await playButton(2));
    await onStage(2);
    await go(-1);
    await closed();
    expect(address()).toBe("/?category=Nature");
  });

  it("closes on Back, and returns the focus to the card", async () => {
    const { user, go, address } = await showList();
    await user.click(await playButton(2));
    await onStage(2);
    await go(-1);
    await closed();
    expect(address()).toBe("/?category=Nature");
    await waitFor(async () => expect(document.activeElement).toBe(await playButton(2)));
  });

  it("closes on Escape, and a second Escape does not leave the page", async () => {
    const { user, address } = await showList();
    await user.click(await playButton(2));
    await onStage(2);
    await user.keyboard("{Escape}{Escape}");
    await closed();
    expect(address()).toBe("/?category=Nature");
    await waitFor(async () => expect(document.activeElement).toBe(await playButton(2)));
  });

  it("closes with its button", async () => {
    const { user, press } = await showList();
    await user.click(await playButton(1));
    await press("Close player");
    await closed();
    await waitFor(async () => expect(document.activeElement).toBe(await playButton(1)));
  });

  it("replaces the first video by another one, and one step back closes it", async () => {
    const { user, go, address } = await showList();
    await user.click(await playButton(1));
    await user.click(await playButton(2));
    await onStage(2);
    expect(screen.queryByRole("region", { name: "Film 1" })).toBeNull();
    await go(-1);
    await closed();
    expect(address()).toBe("/?category=Nature");
  });

  it("opens again on Forward, paused until its card is pressed", async () => {
    const { user, go } = await showList();
    await user.click(await playButton(2));
    await go(-1);
    await closed();
    await go(1);
    const region = await onStage(2);
    expect(region.contains(document.activeElement)).toBe(false);
    await user.click(await playButton(2));
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
  });

  it("closes when its video leaves the list, and stays closed when it returns", async () => {
    responds("GET /api/accounts/v1/current_user/", member({ is_superuser: true }));
    responds("DELETE /api/category/v1/video/{id}/", null);
    const { user, press } = await showList();
    await user.click(await playButton(2));
    await onStage(2);
    responds(list, pageOf([video(1)]));
    await press("Delete Film 2");
    await press("Delete");
    await closed();
    responds("POST /api/admin/v1/videos/restore/", { ids: [2] });
    responds(list, pageOf([video(1), video(2)]));
    await press("Undo");
    await playButton(2);
    await closed();
  });
});
