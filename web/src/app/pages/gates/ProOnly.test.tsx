import type { PublicHomeVideo } from "@mindreel/contract/catalogue/home";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { isProQuery } from "#features/billing/entitlement.ts";
import { queryClient } from "#shared/api/query.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { proGate } from "./gates.ts";
import { ProOnly } from "./ProOnly.tsx";

const checkPro = "GET /api/accounts/v1/checkpro/";
const ownOffer = "GET /api/billing/v1/offer/";
const counts = { categories: [], stills: [], video_count: 98, category_count: 9, new_count: 3 };
const picture = { videos_thumbnail: null, thumbnail_srcset: null, thumbnail_avif: null, thumbnail_blur: null };
const film = (id: number | null) => ({
  ...{ id, title: `Film ${id}`, description: "", category: null, duration: null },
  ...picture,
});
const rail = (id: string, title: string, film: PublicHomeVideo) => ({
  ...{ id, title, videos: [film], more: null },
  kind: "series" as const,
});
const home = { featured: null, rails: [rail("new", "New", film(1)), rail("series:5", "The sea", film(2))] };

beforeEach(() => {
  responds("GET /api/public/v1/showcase/", counts);
  responds("GET /api/public/v1/home/", home);
  responds(ownOffer, { standing: "possible" });
});
const showVideos = (at = "/list") =>
  show(
    <ProOnly gate={proGate}>
      <p>The videos</p>
    </ProOnly>,
    at,
  );

it("shows its content to pro members", async () => {
  responds(checkPro, true);
  showVideos();
  await screen.findByText("The videos");
});

it("shows the gate to members without pro, until they have it", async () => {
  responds(checkPro, false);
  showVideos();
  await screen.findByRole("heading", { name: "You are not a pro user" });
  expect(screen.queryByText("The videos")).toBeNull();
  responds(checkPro, true);
  await queryClient.invalidateQueries(isProQuery);
  await screen.findByText("The videos");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "You are not a pro user" })).toBeNull());
});

it("links from the gate to the subscription", async () => {
  responds(checkPro, false);
  const { user, address } = showVideos();
  await user.click(await screen.findByRole("link", { name: "Subscribe" }));
  expect(address()).toBe("/subscription");
});

it("tells what waits behind the gate, and leads to each video's page", async () => {
  responds(checkPro, false);
  showVideos("/series/5");
  await screen.findByText("98 videos, 3 of them new in the last 30 days");
  expect(screen.getByRole("link", { name: "Film 1" }).getAttribute("href")).toBe("/watch/1");
  // The series that was asked for comes first.
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "What's waiting for you",
    "The sea",
    "New",
  ]);
});

it("links no titles that have no page", async () => {
  responds(checkPro, false);
  responds("GET /api/public/v1/home/", { featured: null, rails: [rail("showcase", "Some videos", film(null))] });
  showVideos();
  await screen.findByRole("heading", { name: "What's waiting for you" });
  expect(screen.queryByRole("link", { name: /Film/ })).toBeNull();
});

it("begins the free month at a press, and opens the videos", async () => {
  responds(checkPro, false);
  responds(ownOffer, { standing: "ready" });
  responds("POST /api/billing/v1/offer/", { pro_until: "2026-12-01T00:00:00.000Z" });
  const { user } = showVideos();
  const begin = await screen.findByRole("button", { name: "Start my free month" });
  responds(checkPro, true);
  await user.click(begin);
  await screen.findByText("The videos");
});

it("leads to the form for the free month, and back from it", async () => {
  responds(checkPro, false);
  showVideos("/series/5");
  const get = await screen.findByRole("link", { name: "Get one month free" });
  expect(get.getAttribute("href")).toBe("/?free-month=&next=%2Fseries%2F5#free-month");
});

it("points to the emailed link while the address is not confirmed", async () => {
  responds(checkPro, false);
  responds(ownOffer, { standing: "mailed" });
  showVideos();
  await screen.findByText(/waiting in your mailbox/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows the error if the pro status does not load", async () => {
  fails(checkPro, "internal");
  showVideos();
  await screen.findByText("This didn't load");
});
