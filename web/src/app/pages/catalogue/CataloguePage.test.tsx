import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { toast } from "#test/browser.ts";
import { answerVideo, member, pageOf, request, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as CataloguePage, prefetch } from "./CataloguePage.tsx";
import { Component as SubjectPage } from "./SubjectInCataloguePage.tsx";

describe("the catalogue", () => {
  beforeEach(() => {
    responds("GET /api/accounts/v1/current_user/", member());
    responds("GET /api/category/v1/categories/", []);
    responds("GET /api/category/v1/home/", { featured: null, rails: [] });
    responds("GET /api/playback/v1/continue/", pageOf([]));
    responds("GET /api/requests/v1/answers/", []);
  });

  it("lets members request what a search of all videos did not find", async () => {
    responds("GET /api/category/v1/video/", pageOf<ReturnType<typeof video>>([]));
    const asked = responds("POST /api/requests/v1/requests/", request(1, { text: "Owls", voted: true, asked: true }));
    const { press } = show(<CataloguePage />, "/?search=owls");
    await press("Request it");
    await screen.findByText("You've requested “Owls”. We'll tell you when it's here.");
    expect(asked.map(({ body }) => body)).toEqual([{ text: "owls" }]);
  });

  it("leads superusers from an empty library to its first videos, and asks members to come back", async () => {
    responds("GET /api/category/v1/video/", pageOf<ReturnType<typeof video>>([]));
    const { unmount } = show(<CataloguePage />, "/");
    await screen.findByText("The library is still empty. Come back soon.");
    expect(screen.queryByRole("link", { name: "Add video" })).toBeNull();
    unmount();
    queryClient.clear();
    responds("GET /api/accounts/v1/current_user/", member({ is_superuser: true }));
    show(<CataloguePage />, "/");
    const create = await screen.findByRole("link", { name: "Add video" });
    expect(create.getAttribute("href")).toBe("/admin/add-video");
    screen.getByRole("link", { name: "Import videos" });
    expect(screen.queryByText(/Come back soon/)).toBeNull();
  });

  it("does not offer a request for what may be in another category", async () => {
    responds("GET /api/category/v1/video/", pageOf<ReturnType<typeof video>>([]));
    show(<CataloguePage />, "/?search=owls&category=Nature");
    await screen.findByRole("heading", { name: "No videos found" });
    expect(screen.queryByRole("button", { name: "Request it" })).toBeNull();
  });

  it.each([
    ["/?category=Nature", "Nature · Mindreel"],
    ["/?category=Nature&search=owls", "Results for “owls” · Mindreel"],
    ["/?length=short", "All videos · Mindreel"],
  ])("says in the title which videos it shows: %s", async (address, title) => {
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    show(<CataloguePage />, address);
    await screen.findByRole("button", { name: "Play Film 1" });
    expect(document.title).toBe(title);
  });

  it("shows all videos where the rest of Home cannot be loaded", async () => {
    fails("GET /api/category/v1/home/", "internal");
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    show(<CataloguePage />, "/");
    await screen.findByRole("button", { name: "Play Film 1" });
    await waitFor(() => expect(screen.queryByRole("status", { name: "Loading" })).toBeNull());
  });

  it("shows answers to requests", async () => {
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    responds("GET /api/requests/v1/answers/", [request(1, { state: "answered", video: answerVideo(4) })]);
    show(<CataloguePage />, "/");
    await screen.findByRole("heading", { name: "It's here now" });
    await screen.findByRole("button", { name: "Play Film 1" });
  });

  it("shows the length of each video on its card, and in words", async () => {
    responds("GET /api/category/v1/video/", pageOf([video(1, { duration: 3723 }), video(2)]));
    show(<CataloguePage />, "/");
    const known = { name: "Play Film 1", description: "1 hour 2 minutes 3 seconds" };
    await screen.findByRole("button", known);
    screen.getByText("1:02:03");
    screen.getByRole("button", { name: "Play Film 2", description: "" });
  });

  it("offers order and length in a sheet, which counts what is chosen", async () => {
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    const { user, press, address } = show(<CataloguePage />, "/");
    await screen.findByRole("button", { name: "Play Film 1" });
    await press("Filter");
    const sheet = await screen.findByRole("dialog", { name: "Filter" });
    await user.selectOptions(within(sheet).getByRole("combobox", { name: "Length" }), "10 to 30 minutes");
    expect(address()).toBe("/?length=medium");
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Done" }));
    await screen.findByRole("button", { name: "Filter, 1 on" });
  });

  it("keeps a chosen length and ordering in the URL, and applies them", async () => {
    const asked = responds("GET /api/category/v1/video/", pageOf([video(1)]));
    const { user, address } = show(<CataloguePage />, "/?length=nonsense");
    await screen.findByRole("button", { name: "Play Film 1" });
    expect(asked[0]?.url.searchParams.has("min_duration")).toBe(false);
    await user.selectOptions(screen.getByRole("combobox", { name: "Length" }), "10 to 30 minutes");
    await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Shortest");
    await waitFor(() => {
      const last = asked.at(-1)?.url.searchParams;
      expect(Object.fromEntries(last ?? [])).toMatchObject({
        min_duration: "600",
        max_duration: "1800",
        ordering: "duration",
      });
    });
    expect(address()).toContain("length=medium");
    expect(address()).toContain("ordering=duration");
    await user.selectOptions(screen.getByRole("combobox", { name: "Length" }), "Any length");
    await waitFor(() => expect(address()).not.toContain("length"));
  });

  it("continues unfinished videos, in a row from which a video can be removed and restored", async () => {
    const [one, two] = [video(1, { position: 60, duration: 300 }), video(2, { position: 30 })];
    responds("GET /api/category/v1/video/", pageOf([one, two]));
    const asked = responds("GET /api/playback/v1/continue/", pageOf([one, two]));
    const removed = responds("DELETE /api/playback/v1/continue/{id}/", null);
    const reported = responds("PUT /api/playback/v1/videos/{id}/position/", { video: 1, position: 60, watched: false });
    const { user } = show(<CataloguePage />, "/");
    const row = await screen.findByRole("region", { name: "Continue watching" });
    expect(
      within(row)
        .getByRole("link", { name: /^Film 1\s*4 minutes left$/ })
        .getAttribute("href"),
    ).toBe("/watch/1");
    within(row).getByRole("link", { name: /^Film 2\s*At 0:30$/ });
    responds("GET /api/playback/v1/continue/", pageOf([two]));
    await user.click(within(row).getByRole("button", { name: "Remove Film 1 from Continue watching" }));
    await waitFor(() => expect(within(row).getAllByRole("link")).toHaveLength(1));
    expect(document.activeElement).toBe(within(row).getByRole("heading"));
    expect(removed).toHaveLength(1);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(reported[0]?.body).toMatchObject({ position: 60, duration: 300, playing: false }));
    expect(asked.length).toBeGreaterThan(0);
  });

  it("says that the next episode of a removed video's series leaves as well", async () => {
    const series = { id: 5, title: "The sea", place: 1, count: 3 };
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    const row = [video(1, { series, position: 60 }), video(2, { series: { ...series, place: 2 }, position: null })];
    responds("GET /api/playback/v1/continue/", pageOf(row));
    responds("DELETE /api/playback/v1/continue/{id}/", null);
    const { user } = show(<CataloguePage />, "/");
    await user.click(await screen.findByRole("button", { name: "Remove Film 1 from Continue watching" }));
    await toast("“Film 1” and the next episode of “The sea” are no longer under Continue watching.");
  });

  it("restores a next episode, which has no position, by its place in the series", async () => {
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    responds("GET /api/playback/v1/continue/", pageOf([video(1, { position: null })]));
    responds("DELETE /api/playback/v1/continue/{id}/", null);
    const back = responds("PUT /api/playback/v1/continue/{id}/", null);
    const { user } = show(<CataloguePage />, "/");
    await user.click(await screen.findByRole("button", { name: "Remove Film 1 from Continue watching" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(back[0]?.url.pathname).toBe("/api/playback/v1/continue/1/"));
    await screen.findByRole("link", { name: /^Film 1\s*Next episode$/ });
  });

  it("has no such row if there is nothing to continue, or in search results", async () => {
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    show(<CataloguePage />, "/?search=film");
    await screen.findByRole("button", { name: "Play Film 1" });
    expect(screen.queryByRole("region", { name: "Continue watching" })).toBeNull();
  });

  it("asks how much time there is, and shows what fits, at its own URL", async () => {
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    const asked = responds("GET /api/playback/v1/queue/", ({ url }) => ({
      minutes: Number(url.searchParams.get("minutes")),
      results: [{ video: video(2, { duration: 300 }), reason: "new" }],
    }));
    const { user, press, address } = show(<CataloguePage />, "/");
    // As the navigation does before it shows the page.
    await prefetch({ client: queryClient, params: new URLSearchParams({ minutes: "20" }), path: {} });
    await user.click(await screen.findByRole("link", { name: "20 minutes" }));
    await screen.findByRole("heading", { level: 1, name: "20 minutes" });
    expect(address()).toBe("/?minutes=20");
    await screen.findByRole("link", { name: /^Film 2/ });
    expect(screen.getByRole("link", { name: "20 minutes" }).getAttribute("aria-current")).toBe("true");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "20 minutes" }));
    await press("Other");
    await user.type(screen.getByRole("spinbutton", { name: "Minutes" }), "33");
    await press("Show");
    await screen.findByRole("heading", { level: 1, name: "33 minutes" });
    expect(asked.map(({ url }) => url.searchParams.get("minutes"))).toEqual(["20", "33"]);
    await user.click(screen.getByRole("link", { name: "Show all videos" }));
    await screen.findByRole("heading", { level: 2, name: "All videos" });
  });

  it("shows all videos if the minutes are invalid, and filtered ones if there is a filter", async () => {
    responds("GET /api/category/v1/video/", pageOf([video(1)]));
    for (const query of ["minutes=0", "minutes=soon", "minutes=601"]) {
      const { unmount } = show(<CataloguePage />, `/?${query}`);
      await screen.findByRole("heading", { level: 2, name: "All videos" });
      unmount();
    }
    show(<CataloguePage />, "/?minutes=20&search=film");
    await screen.findByRole("heading", { level: 1, name: "Results for “film”" });
    expect(screen.queryByRole("link", { name: "20 minutes" })).toBeNull();
  });
});

const call = "GET /api/public/v1/categories/{id}/";

it("leads to the category in the catalogue", async () => {
  responds(call, { id: 3, name: "Nature", description: "", count: 0, next: null, previous: null, results: [] });
  const { address } = show(<SubjectPage />, "/subjects/3");
  await waitFor(() => expect(address()).toBe("/?category=Nature"));
});

it("says within the frame that there is no such category", async () => {
  fails(call, "not_found");
  show(<SubjectPage />, "/subjects/3");
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
  expect(screen.queryByRole("banner")).toBeNull();
  expect(document.title).toBe("Page Not Found · Mindreel");
});

it("can be tried again if the server failed", async () => {
  fails(call, "internal");
  show(<SubjectPage />, "/subjects/3");
  await screen.findByRole("button", { name: "Try again" });
});
