import type { VideoFigures as Figures } from "@mindreel/contract/admin/video-figures";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { downloads, toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { VideoFigures } from "./VideoFigures.tsx";

const call = "GET /api/playback/v1/videos/{id}/figures/";
const file = "GET /api/playback/v1/videos/{id}/figures/file/";
const nothing: Figures = {
  ...{ plays: 0, finished: 0, watched: null, retention: Array.from({ length: 101 }, () => 0) },
  days: [
    { day: "2026-01-14", plays: 0, seconds: 0 },
    { day: "2026-01-15", plays: 0, seconds: 0 },
  ],
};
const watched: Figures = {
  ...{ plays: 1200, finished: 300, watched: 0.625 },
  retention: Array.from({ length: 101 }, (_, step) => (step <= 50 ? 1200 : 300)),
  days: [
    { day: "2026-01-14", plays: 4, seconds: 600 },
    { day: "2026-01-15", plays: 2, seconds: 60 },
  ],
};
const totals = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("how a video is watched", () => {
  it("shows that it is loading", () => {
    hangs(call);
    show(<VideoFigures video={7} />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("is shown as three figures, two charts and their tables", async () => {
    const asked = responds(call, watched);
    const { user } = show(<VideoFigures video={7} />);
    await screen.findByText("63%");
    expect(asked[0]?.url.pathname).toContain("/videos/7/");
    expect(totals()).toEqual([
      ["Plays in total", "1,200"],
      ["Finished", "25%"],
      ["Mean share watched", "63%"],
    ]);
    screen.getByRole("img", { name: "Of 1,200 plays, 100% covered the middle, and 25% reached nine tenths" });
    screen.getByRole("img", { name: /^At most 4 plays a day/ });
    await user.click(screen.getByText("Retention as a table"));
    const rows = within(screen.getByRole("table", { name: "Retention" })).getAllByRole("row");
    expect([rows.length, rows.at(-1)?.textContent]).toEqual([22, "100%30025%"]);
    await user.click(screen.getByText("Plays by day as a table"));
    within(screen.getByRole("table", { name: "Plays by day" })).getByRole("row", { name: "14 Jan 2026 4 10" });
  });

  it("shows days before any play is counted", async () => {
    responds(call, { ...nothing, days: watched.days });
    show(<VideoFigures video={7} />);
    await screen.findByRole("img", { name: /^At most 4 plays a day/ });
    expect(totals()[1]).toEqual(["Finished", "–"]);
    // Otherwise the total would contradict the chart.
    screen.getByText(
      "Counted within two hours of their end, if the length of the video is known. Plays by day counts them at once.",
    );
    expect(screen.queryByText("Retention")).toBeNull();
  });

  it("shows that nobody has played it", async () => {
    responds(call, nothing);
    show(<VideoFigures video={7} />);
    await screen.findByText("Nobody has played this yet.");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows an error and retries", async () => {
    fails(call, "internal");
    const { user } = show(<VideoFigures video={7} />);
    await screen.findByText(errorTable.internal.message);
    responds(call, watched);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("63%");
  });

  it("is saved as CSV files, or reports the failure", async () => {
    responds(call, watched);
    const asked = responds(file, "percent_of_length,plays");
    const { user } = show(<VideoFigures video={7} />);
    const button = await screen.findByRole("button", { name: /^CSV\s*of Retention/ });
    await user.click(button);
    await expect.poll(() => downloads[0]?.name).toBe("retention.csv");
    expect(asked[0]?.url.searchParams.get("file")).toBe("retention");
    fails(file, "internal");
    await user.click(button);
    await toast(errorTable.internal.message);
  });
});
