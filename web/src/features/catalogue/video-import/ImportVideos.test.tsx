import type { ImportBody, ImportResult } from "@mindreel/contract/catalogue/video-import";
import { errorTable } from "@mindreel/contract/wire/errors";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { category, longName } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { ImportVideos } from "./ImportVideos.tsx";

const send = "POST /api/category/v1/import/";
const internal = errorTable.internal.message;

const at = "2026-01-15T12:00:00.000Z";

/** Line 1 is added, line 2 skipped, line 3 faulty. */
const outcomes = ["added", "skipped", "faulty"] as const;
const result = ({ lines }: ImportBody, newCategories: string[] = [], newSeries: string[] = []): ImportResult => ({
  ...{ added: 1, skipped: 1, faulty: 1, new_categories: newCategories, new_series: newSeries, ids: [], at },
  ignored_columns: [],
  lines: lines.map(({ line }) => {
    const outcome = outcomes[line - 1] ?? "added";
    return { line, outcome, message: outcome === "added" ? null : `Line ${line} is ${outcome}.` };
  }),
});

async function preview(text: string) {
  const shown = show(<ImportVideos />);
  await shown.user.click(screen.getByLabelText(/^Lines/));
  await shown.user.paste(text);
  await shown.user.click(screen.getByText("Preview"));
  return shown;
}
const three = `https://youtu.be/aaaaaaaaaaa,${longName}\nhttps://vimeo.com/1\nnonsense`;

beforeEach(() => {
  responds("GET /api/category/v1/lookup/length/", { duration: null });
  responds("GET /api/category/v1/categories/", [category(1, "Nature")]);
});

describe("importing videos", () => {
  it("shows the problems of a preview first, then every line", async () => {
    const asked = responds(send, ({ body }) => result(body));
    const { user } = await preview(three);
    await screen.findByText("1 video to import, 1 skipped, 1 line with errors.");
    expect(asked[0]?.body.dry_run).toBe(true);
    expect(screen.queryByText(longName)).toBeNull();
    screen.getByText("Line 3 is faulty.");
    await user.selectOptions(screen.getByLabelText("Lines shown"), "All (3)");
    screen.getByText(longName);
  });

  it("reports that there are no lines", async () => {
    await preview(" , ,\n");
    await screen.findByText("There's nothing to import: please enter at least one line.");
  });

  it("says that a dropped folder is none of its files", () => {
    show(<ImportVideos />);
    const folder = { webkitGetAsEntry: () => ({ isDirectory: true }) };
    const dataTransfer = { types: ["Files"], files: [new File([], "videos")], items: [folder] };
    fireEvent.drop(screen.getByLabelText(/^Lines/), { dataTransfer });
    screen.getByText("This is a folder. Please open it, and drop a file from it.");
  });

  it("reports why a preview failed", async () => {
    fails(send, "internal");
    await preview(three);
    await toast(internal);
    expect(screen.queryByText(/to import/)).toBeNull();
  });

  it("offers nothing to import if every line has a problem", async () => {
    responds(send, ({ body }) => ({
      ...result(body),
      lines: body.lines.map(({ line }) => ({ line, outcome: "skipped", message: "It is there already." })),
    }));
    await preview(three);
    const button = (await screen.findByText("Import 0 videos")).closest("button");
    expect(button?.disabled).toBe(true);
  });

  it("imports the good lines, leads to their videos, and lists the others first", async () => {
    const asked = responds(send, ({ body }) => ({ ...result(body), ids: body.dry_run ? [] : [7] }));
    const { user } = await preview(three);
    await user.click(await screen.findByText("Import 1 video"));
    await screen.findByText("1 video imported");
    screen.getByText(/^2 lines weren't imported; the reasons are below\./);
    expect(asked[1]?.body).toMatchObject({ dry_run: false, lines: [{ line: 1 }] });
    expect(screen.getByRole("link", { name: "See the videos" }).getAttribute("href")).toBe("/admin/videos");
    expect(screen.queryByText(longName)).toBeNull();
    await user.selectOptions(screen.getByLabelText("Lines shown"), "All (3)");
    screen.getByText(longName);
  });

  it("is undone on one press, however many videos it added, and so is the undo", async () => {
    const ids = Array.from({ length: 1100 }, (_, n) => n + 1);
    responds(send, ({ body }) => ({ ...result(body), ids: body.dry_run ? [] : ids }));
    const deleted = responds("POST /api/admin/v1/videos/delete/", ({ body }) => body);
    const restored = responds("POST /api/admin/v1/videos/restore/", ({ body }) => body);
    const { user } = await preview(three);
    await user.click(await screen.findByText("Import 1 video"));
    await user.click(await screen.findByRole("button", { name: "Undo the import" }));
    const done = await toast("1,100 videos deleted");
    expect(deleted.flatMap(({ body }) => body.ids)).toEqual(ids);
    expect(document.activeElement).toBe(await screen.findByText("The import was undone."));
    await user.click(within(done).getByRole("button", { name: "Undo" }));
    await toast("1,100 videos restored");
    expect(restored.flatMap(({ body }) => body.ids)).toEqual(ids);
  });

  it("shows its progress", async () => {
    responds(send, ({ body }) => result(body));
    const { user } = await preview(three);
    const button = await screen.findByText("Import 1 video");
    hangs(send);
    await user.click(button);
    await screen.findByText("0 of 1");
  });

  it("continues after an interruption", async () => {
    responds(send, ({ body }) => result(body));
    const { user } = await preview(three);
    const button = await screen.findByText("Import 1 video");
    fails(send, "internal");
    await user.click(button);
    await screen.findByText("The import was interrupted");
    responds(send, ({ body }) => result(body));
    await user.click(button);
    await screen.findByText("1 video imported");
    expect(screen.queryByText("The import was interrupted")).toBeNull();
  });

  it("continues with the lines that have no outcome yet", async () => {
    const all = ({ lines }: ImportBody): ImportResult => ({
      ...{ added: lines.length, skipped: 0, faulty: 0, new_categories: [], new_series: [], ids: [], at },
      ignored_columns: [],
      lines: lines.map(({ line }) => ({ line, outcome: "added", message: null })),
    });
    responds(send, ({ body }) => {
      if (!body.dry_run) fails(send, "internal");
      return all(body);
    });
    const { user } = await preview(Array.from({ length: 130 }, (_, n) => `https://vimeo.com/${n + 1}`).join("\n"));
    await user.click(await screen.findByText("Import 130 videos"));
    await screen.findByText(/30 lines were processed\./);
    const asked = responds(send, ({ body }) => all(body));
    await user.click(screen.getByText("Import 100 videos"));
    await screen.findByText("130 videos imported");
    // The response to these lines may have been lost after they were added.
    expect(asked.map(({ body }) => body.since)).toEqual([at]);
    expect(asked.flatMap(({ body }) => body.lines.map(({ line }) => line))).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 1),
    );
  });

  it("previews again if missing categories are to be created", async () => {
    const asked = responds(send, ({ body }) => result(body, ["Space"]));
    const { user } = await preview(three);
    await user.click(await screen.findByLabelText(/Space$/));
    await waitFor(() => expect(asked[1]?.body).toMatchObject({ create_categories: true, dry_run: true }));
  });

  it("shows series and places, and creates missing series on request", async () => {
    const asked = responds(send, ({ body }) => result(body, [], ["The sea"]));
    const { user } = await preview("url,title,series,place\nhttps://vimeo.com/1,One,The sea,2");
    await user.selectOptions(await screen.findByLabelText("Lines shown"), "All (1)");
    screen.getByText("The sea, 2");
    expect(asked[0]?.body.lines[0]).toMatchObject({ series: "The sea", place: "2" });
    await user.click(screen.getByLabelText("Create the missing series: The sea"));
    await waitFor(() =>
      expect(asked[1]?.body).toMatchObject({ create_series: true, create_categories: false, dry_run: true }),
    );
  });

  it("keeps the focus on an option while the lines are checked again", async () => {
    responds(send, ({ body }) => result(body, [], ["The sea"]));
    const { user } = await preview("url,title,series,place\nhttps://vimeo.com/1,One,The sea,2");
    const option = await screen.findByLabelText("Create the missing series: The sea");
    hangs(send);
    await user.click(option);
    expect(screen.getByRole("button", { name: /^Import/ })).toHaveProperty("disabled", true);
    expect([document.activeElement, option.matches(":disabled")]).toEqual([option, false]);
  });

  it("shows the lengths of the videos that it would add", async () => {
    responds(send, ({ body }) => result(body));
    const asked = responds("GET /api/category/v1/lookup/length/", ({ url }) => ({
      duration: url.searchParams.get("url") === "https://vimeo.com/4" ? 3725 : null,
    }));
    const addresses = [1, 2, 3, 4, 5].map((n) => `https://vimeo.com/${n}`);
    const { user } = await preview(addresses.join("\n"));
    await user.selectOptions(await screen.findByLabelText("Lines shown"), "All (5)");
    await screen.findByText("1 hour 2 minutes 5 seconds");
    await waitFor(() => expect(screen.getAllByText("Unknown")).toHaveLength(2));
    expect(asked.map(({ url }) => url.searchParams.get("url")).toSorted()).toEqual(
      [1, 4, 5].map((n) => `https://vimeo.com/${n}`),
    );
  });

  it("assigns the chosen category to lines without one", async () => {
    const asked = responds(send, ({ body }) => result(body));
    const { user } = show(<ImportVideos />);
    await screen.findByText("Nature");
    await user.selectOptions(screen.getByLabelText("Category for lines without one"), "Nature");
    await user.click(screen.getByLabelText(/^Lines/));
    await user.paste("https://vimeo.com/1\nhttps://vimeo.com/2,Two,Space");
    await user.click(screen.getByText("Preview"));
    await waitFor(() => expect(asked[0]?.body.lines.map((line) => line.category)).toEqual(["Nature", "Space"]));
  });
});
