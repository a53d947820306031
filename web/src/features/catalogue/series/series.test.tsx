import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { episode, longName, pageOf, series } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { EpisodeList } from "./EpisodeList.tsx";
import { SeriesGrid } from "./SeriesGrid.tsx";
import { SeriesHead } from "./SeriesHead.tsx";
import { SeriesPanel } from "./SeriesPanel.tsx";

const list = "GET /api/series/v1/series/";
const one = ({ videos: _, ...rest } = series()) => rest;

describe("the series", () => {
  it("are shown with their extent and the member's progress", async () => {
    responds(
      list,
      pageOf([one(series({ watched: 2, duration: 3700 })), one(series({ id: 6, title: longName, count: 1 }))]),
    );
    show(<SeriesGrid />);
    expect((await screen.findByRole("link", { name: /^The sea/ })).textContent).toBe(
      "The sea3 episodes, 1 hour 2 minutes2 of 3 watched",
    );
    const long = screen.getByRole("link", { name: new RegExp(longName) });
    expect(long.textContent).toBe(`${longName}1 episode`);
    expect(long.getAttribute("href")).toBe("/series/6");
    expect(screen.queryByRole("button", { name: /load/i })).toBeNull();
  });

  it("grow by a page, and the first new one gets the focus", async () => {
    responds(list, ({ url }) =>
      url.searchParams.get("page") === "1"
        ? pageOf([one()], { next: true, count: 2 })
        : pageOf([one(series({ id: 6, title: "The sky" }))], { count: 2 }),
    );
    const { press } = show(<SeriesGrid />);
    await press("Load More");
    const second = await screen.findByRole("link", { name: /^The sky/ });
    expect(document.activeElement).toBe(second);
  });

  it("are loading", () => {
    hangs(list);
    show(<SeriesGrid />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("are empty", async () => {
    responds(list, pageOf([]));
    show(<SeriesGrid />);
    await screen.findByRole("heading", { name: "No series yet" });
  });

  it("can be retried", async () => {
    fails(list, "internal");
    const { press } = show(<SeriesGrid />);
    await screen.findByText(errorTable.internal.message);
    responds(list, pageOf([one()]));
    await press("Try again");
    await screen.findByRole("link", { name: /^The sea/ });
  });
});

describe("the button into a series", () => {
  const way = (changes: Parameters<typeof series>[0]) => {
    show(<SeriesHead series={series(changes)} />);
    const [link] = screen.getAllByRole("link");
    return [link?.textContent, link?.getAttribute("href")];
  };

  it("starts it", () => {
    expect(way({})).toEqual(["Start", "/watch/1"]);
    screen.getByText("Episode 1: Film 1");
    screen.getByText("0 of 3 watched");
  });

  it("continues with the unfinished episode", () => {
    expect(way({ videos: [episode(1, { position: 30 }), episode(2)] })[0]).toBe("Continue");
  });

  it("continues with the next episode", () => {
    expect(way({ watched: 1, next: { id: 2, title: "Film 2", place: 2 } })).toEqual(["Continue", "/watch/2"]);
    screen.getByText("Episode 2: Film 2");
  });

  it("starts it again", () => {
    expect(way({ watched: 3, next: null })).toEqual(["Watch again", "/watch/1"]);
    screen.getByText("All watched");
  });

  it("is missing if there are no episodes", () => {
    show(<SeriesHead series={series({ videos: [], count: 0, next: null })} />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

it("lists episodes with number, length, and progress", () => {
  show(
    <EpisodeList episodes={[episode(1, { watched: true, duration: 90, description: "" }), episode(2)]} current={2} />,
  );
  const links = screen.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Episode 1Film 11:301 minute 30 secondsWatched",
    "Episode 2Film 2About film 2",
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true"]);
});

it("shows only the episodes around the current one of a long series", () => {
  const videos = Array.from({ length: 40 }, (_, n) => episode(n + 1));
  const { unmount } = show(<SeriesPanel series={series({ videos, count: 40 })} current={20} />);
  const numbers = () => within(screen.getByRole("list")).getAllByText(/^Film \d+$/);
  expect(numbers().at(0)?.textContent).toBe("Film 18");
  expect(numbers()).toHaveLength(12);
  expect(screen.getByRole("link", { name: "All 40 episodes" }).getAttribute("href")).toBe("/series/5");
  unmount();
  show(<SeriesPanel series={series({ videos, count: 40 })} current={40} />);
  expect(numbers().at(-1)?.textContent).toBe("Film 40");
  expect(numbers()).toHaveLength(12);
});
