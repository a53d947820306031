import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { showProgress } from "#features/playback/plays/progress.ts";
import { queryClient } from "#shared/api/query.ts";
import { episode, series } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { Component as SeriesPage } from "./SeriesPage.tsx";

const find = "GET /api/series/v1/series/{id}/";

beforeEach(() => void responds("GET /api/notices/v1/follows/", { categories: [], series: [] }));

const page = () => show(<SeriesPage />, "/series/5");

it("shows a series with its episodes", async () => {
  responds(find, series());
  page();
  await screen.findByRole("heading", { level: 1, name: "The sea" });
  screen.getByText("From shore to shore");
  expect(within(screen.getByRole("region", { name: "Episodes" })).getAllByRole("listitem")).toHaveLength(3);
});

it("shows that it is loading", async () => {
  hangs(find);
  page();
  await screen.findByRole("status", { name: "Loading" });
});

it("may have no episodes", async () => {
  responds(find, series({ videos: [], count: 0, next: null }));
  page();
  await screen.findByRole("heading", { name: "No episodes yet" });
});

it("may not exist", async () => {
  fails(find, "not_found");
  page();
  await screen.findByRole("heading", { name: "There's no such series" });
  expect(screen.getByRole("link", { name: "Show all series" }).getAttribute("href")).toBe("/series");
});

it("can be retried", async () => {
  fails(find, "internal");
  const { press } = page();
  await screen.findByText(errorTable.internal.message);
  responds(find, series());
  await press("Try again");
  await screen.findByRole("heading", { level: 1, name: "The sea" });
});

describe("the end of its last episode, reported while the series is fetched", () => {
  const before = series({ watched: 2, next: { id: 3, title: "Film 3", place: 3 } });
  const after = series({ watched: 3, next: null, videos: [1, 2, 3].map((id) => episode(id, { watched: true })) });

  /** The first response predates the end and is held back until it is released; later ones reflect it. */
  function readBefore() {
    const late = Promise.withResolvers<typeof before>();
    const asked: readonly unknown[] = responds(find, () => (asked.length === 1 ? late.promise : after));
    return { asked, release: () => late.resolve(before) };
  }
  const watchElsewhere = () => showProgress(queryClient, { video: 3, position: null, watched: true });

  async function expectAllWatched() {
    await screen.findByText("All watched");
    await screen.findByRole("link", { name: "Watch again" });
  }

  it.each(["for the first time", "again"])("counts on a page that is shown %s", async (time) => {
    if (time === "again") queryClient.setQueryData(seriesQuery(5).queryKey, before, { updatedAt: 1 });
    const { asked, release } = readBefore();
    page();
    await waitFor(() => expect(asked).toHaveLength(1));
    watchElsewhere();
    await waitFor(() => expect(asked).toHaveLength(2));
    release();
    await expectAllWatched();
  });

  it("counts on a page that is about to be shown", async () => {
    queryClient.setQueryData(seriesQuery(5).queryKey, before, { updatedAt: 1 });
    const { asked, release } = readBefore();
    const prefetched = queryClient.prefetchQuery(seriesQuery(5));
    await waitFor(() => expect(asked).toHaveLength(1));
    watchElsewhere();
    release();
    await prefetched;
    page();
    await expectAllWatched();
  });

  it("counts on a page that has been fetched", async () => {
    const { asked, release } = readBefore();
    release();
    page();
    await screen.findByText("2 of 3 watched");
    watchElsewhere();
    await expectAllWatched();
    expect(asked).toHaveLength(2);
  });
});
