import type { LibraryHealth, VideoWithIssue } from "@mindreel/contract/catalogue/library-health";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { category, listedVideo, longName, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { IssueTable } from "./IssueTable.tsx";
import { IssueTabs } from "./IssueTabs.tsx";

const list = "GET /api/admin/v1/health/videos/";
const check = "POST /api/admin/v1/health/videos/{id}/check/";
const fill = "POST /api/admin/v1/health/videos/{id}/fill/";
const health: LibraryHealth = {
  counts: { dead: 0, duplicate: 0, uncategorised: 0, no_still: 0, no_description: 0, no_captions: 0, unwatched: 0 },
  ...{ unasked: 0, unanswered: 0, checking: false, checked_at: "2025-11-21T10:00:00.000Z" },
};

const ailing = (id: number, changes: Partial<VideoWithIssue> = {}): VideoWithIssue => ({
  ...listedVideo(id),
  ...{ youtube_video_link: "https://vimeo.com/1", source_kind: "vimeo", message: null, checked_at: null },
  ...changes,
});
const button = (label: string) => screen.findByLabelText(label);

describe("the videos with an issue", () => {
  it("are shown as loading", () => {
    hangs(list);
    show(<IssueTable issue="dead" health={health} />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("show that there are none", async () => {
    responds(list, pageOf([]));
    show(<IssueTable issue="dead" health={health} />);
    await screen.findByText("No problems found");
    screen.getByText("Every video plays, according to its provider.");
  });

  it("show that no check has run yet", async () => {
    responds(list, pageOf([]));
    show(<IssueTable issue="dead" health={{ ...health, checked_at: null }} />);
    await screen.findByText("Not checked yet");
  });

  it("show how many could not be checked, rather than that all is well", async () => {
    responds(list, pageOf([]));
    show(
      <>
        <IssueTabs health={{ ...health, unanswered: 47 }} chosen="dead" />
        <IssueTable issue="dead" health={{ ...health, unanswered: 47 }} />
      </>,
    );
    await screen.findByText("Not everything is known");
    screen.getByText(/Nothing is known about 47 videos/);
    expect(screen.queryByText("Every video plays, according to its provider.")).toBeNull();
    within(screen.getByRole("link", { name: /Don't play/ })).getByRole("img", { name: "Not all known" });
  });

  it("have tabs that say whether something is broken, worth a look, or in order", () => {
    show(<IssueTabs health={{ ...health, counts: { ...health.counts, dead: 2, no_still: 1 } }} chosen="dead" />);
    const state = (tab: RegExp) => within(screen.getByRole("link", { name: tab })).getByRole("img");
    expect(state(/Don't play/).getAttribute("aria-label")).toBe("Broken");
    expect(state(/Without picture/).getAttribute("aria-label")).toBe("Worth a look");
    expect(state(/Duplicates/).getAttribute("aria-label")).toBe("In order");
  });

  it("show the provider's reason, or the issue's own", async () => {
    responds(list, pageOf([ailing(1, { title: longName, message: "It is private at Vimeo." }), ailing(2)]));
    show(<IssueTable issue="dead" health={health} />);
    await screen.findByText("It is private at Vimeo.");
    screen.getByText("It doesn't play.");
    screen.getByText(longName);
  });

  it("show an error and retry", async () => {
    fails(list, "forbidden");
    const { user } = show(<IssueTable issue="dead" health={health} />);
    await screen.findByText("You aren't allowed to do this.");
    responds(list, pageOf([ailing(1)]));
    await user.click(screen.getByText("Try again"));
    await screen.findByText("Film 1");
  });
});

describe("fixing an issue", () => {
  it("checks a dead video again, which then plays or does not", async () => {
    responds(list, pageOf([ailing(1)]));
    responds(check, { state: "gone", message: "Vimeo has no such video.", checked_at: health.checked_at });
    const { user } = show(<IssueTable issue="dead" health={health} />);
    await user.click(await button("Check again: Film 1"));
    await toast("Vimeo has no such video.");
    responds(check, { state: "found", message: null, checked_at: health.checked_at });
    responds(list, pageOf([]));
    await user.click(await button("Check again: Film 1"));
    await toast("“Film 1” plays again");
    await screen.findByText("No problems found");
  });

  it("takes a description from the provider, if it has one", async () => {
    responds(list, pageOf([ailing(1), ailing(2, { source_kind: "youtube" })]));
    responds(fill, { filled: ["description"], message: null });
    const { user } = show(<IssueTable issue="no_description" health={health} />);
    await user.click(await button("Use the provider’s description: Film 1"));
    await toast("“Film 1” now has its description");
    expect(screen.queryByLabelText("Use the provider’s description: Film 2")).toBeNull();
  });

  it("reports why nothing was taken", async () => {
    responds(list, pageOf([ailing(1)]));
    fails(fill, "internal");
    const { user } = show(<IssueTable issue="no_still" health={health} />);
    await user.click(await button("Use the provider’s picture: Film 1"));
    await toast(errorTable.internal.message);
    responds(fill, { filled: [], message: "Vimeo has no still." });
    await user.click(await button("Use the provider’s picture: Film 1"));
    await toast("Vimeo has no still.");
  });

  it("moves a video without a category into one", async () => {
    responds(list, pageOf([ailing(1, { category: null })]));
    responds("GET /api/category/v1/categories/", [category(4, "Nature")]);
    const asked = responds("PATCH /api/admin/v1/videos/", { videos: [{ id: 1, category: null }] });
    const { user } = show(<IssueTable issue="uncategorised" health={health} />);
    await user.click(await button("Choose category: Film 1"));
    await user.selectOptions(await screen.findByLabelText("Category"), await screen.findByText("Nature"));
    await user.click(screen.getByText("Move"));
    await toast("1 video moved to Nature");
    expect(asked[0]?.body).toEqual({ videos: [{ id: 1, category: 4 }] });
  });
});
