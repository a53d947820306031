import type { TeaserCard } from "@mindreel/contract/catalogue/teasers";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { boot, setBoot } from "#shared/boot.ts";
import { play, teaser, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as SubjectPage } from "./SubjectPage.tsx";
import { Component as TeaserPage } from "./TeaserPage.tsx";

const one = "GET /api/public/v1/videos/{id}/";
const many = "GET /api/public/v1/categories/{id}/";
const usual = { ...boot };
afterEach(() => setBoot(usual));

const card = (id: number): TeaserCard => {
  const { title, duration, videos_thumbnail, thumbnail_srcset, thumbnail_avif, thumbnail_blur } = teaser(id);
  return { id, title, duration, videos_thumbnail, thumbnail_srcset, thumbnail_avif, thumbnail_blur };
};
const next = encodeURIComponent("/watch/1?t=30");
const link = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

describe("a video's page for a visitor", () => {
  it("says what the video is, and leads to its category and to others of its series", async () => {
    const series = { id: 5, title: "The sea", place: 2, count: 3 };
    const more = { from: "series" as const, videos: [card(2), { ...card(3), free: true as const }] };
    responds(one, teaser(1, { duration: 90, series, more, caption_languages: ["en", "de"] }));
    show(<TeaserPage />, "/watch/1");
    await screen.findByRole("heading", { level: 1, name: "Film 1" });
    screen.getByText("The sea: part 2 of 3");
    screen.getByText("1 minute 30 seconds");
    screen.getByText("About film 1");
    screen.getByText("Captions: English, German");
    expect(link("Nature")).toBe("/subjects/3");
    const others = within(screen.getByRole("region", { name: "More from The sea" }));
    expect(others.getByRole("link", { name: "Film 2" }).getAttribute("href")).toBe("/watch/2");
    expect(others.getByRole("link", { name: "Film 3, Free" }).getAttribute("href")).toBe("/watch/3");
    expect(others.getByRole("link", { name: "All of Nature" }).getAttribute("href")).toBe("/subjects/3");
  });

  it("offers the free month first, then the price, and keeps the way back to the moment", async () => {
    setBoot({ ...usual, payments: "stripe", offered: offeredMonthly(900) });
    responds(one, teaser(1));
    show(<TeaserPage />, "/watch/1?t=30");
    await screen.findByText("No card needed. After that $9 a month, if you like.");
    expect(link("Watch free for a month")).toBe(`/?next=${next}#free-month`);
    expect(link("Sign in")).toBe(`/signin?next=${next}`);
  });

  it("asks to sign up where the owner offers no free month", async () => {
    setBoot({ ...usual, payments: "stripe", offered: offeredMonthly(950), site: { ...usual.site, freeMonth: false } });
    responds(one, teaser(1));
    show(<TeaserPage />, "/watch/1?t=30");
    await screen.findByText("$9.50 a month. Cancel at any time.");
    expect(link("Sign up")).toBe(`/signup?next=${next}`);
  });

  it("names no price while payments are off", async () => {
    setBoot({ ...usual, payments: "off" });
    responds(one, teaser(1));
    show(<TeaserPage />, "/watch/1");
    await screen.findByText("No card needed. It ends by itself.");
    expect(document.body.textContent).not.toContain("$");
  });

  it("plays a video that is open to everyone, and reports nothing", async () => {
    responds(one, teaser(1, { open_to: "everyone" }));
    responds("GET /api/category/v1/video/{id}/", video(1));
    const begun = responds("POST /api/playback/v1/videos/{id}/", play());
    const { user } = show(<TeaserPage />, "/watch/1");
    await screen.findByText("Free to watch");
    await user.click(await screen.findByRole("button", { name: "Play Film 1" }));
    await waitFor(() => expect(begun).toHaveLength(1));
  });

  it("asks for an account, and names no price, for a video that is open to members", async () => {
    setBoot({ ...usual, payments: "stripe", offered: offeredMonthly(900) });
    responds(one, teaser(1, { open_to: "members" }));
    show(<TeaserPage />, "/watch/1?t=30");
    await screen.findByText("Free to watch with an account.");
    screen.getByText("Free for members");
    expect(link("Sign up")).toBe(`/signup?next=${next}`);
    expect(document.body.textContent).not.toContain("$");
  });

  it("only asks to sign in, if teasers are off", async () => {
    fails(one, "unauthenticated");
    show(<TeaserPage />, "/watch/1");
    await screen.findByRole("heading", { name: "Sign in to watch" });
  });

  it("does not exist if there is no such video", async () => {
    fails(one, "not_found");
    show(<TeaserPage />, "/watch/1");
    await screen.findByRole("heading", { name: "Page Not Found" });
  });
});

describe("a category's page for a visitor", () => {
  const page = { id: 3, name: "Nature", description: "Rivers and woods", count: 49, results: [card(1), card(2)] };

  it("lists its videos as links, with links to the pages before and after", async () => {
    responds(many, { ...page, next: "https://example.org/?page=3", previous: "https://example.org/?page=1" });
    show(<SubjectPage />, "/subjects/3?page=2");
    await screen.findByRole("heading", { level: 1, name: "Nature" });
    screen.getByText("49 videos");
    screen.getByText("Rivers and woods");
    expect(link("Film 2")).toBe("/watch/2");
    expect([link("Newer"), link("Older")]).toEqual(["/subjects/3", "/subjects/3?page=3"]);
  });

  it("has no such links if everything is on one page", async () => {
    responds(many, { ...page, next: null, previous: null });
    show(<SubjectPage />, "/subjects/3");
    await screen.findByRole("link", { name: "Film 1" });
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it.each(["not_found", "unauthenticated"] as const)("does not exist if it is answered with %s", async (code) => {
    fails(many, code);
    show(<SubjectPage />, "/subjects/3");
    await screen.findByRole("heading", { name: "Page Not Found" });
  });
});
