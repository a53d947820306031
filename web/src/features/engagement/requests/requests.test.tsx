import type { Request } from "@mindreel/contract/engagement/requests";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { answerVideo, pageOf, request } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { AskForIt } from "./AskForIt.tsx";
import { RequestList } from "./RequestList.tsx";

const ask = "POST /api/requests/v1/requests/";
const list = "GET /api/requests/v1/requests/";
const vote = "PUT /api/requests/v1/requests/{id}/vote/";

describe("a request for what a search did not find", () => {
  it.each<[string, Partial<Request>, string]>([
    ["", {}, "You've requested “Owls at night”. We'll tell you when it's here."],
    [" that one other wants", { votes: 2 }, "One other member wants “Owls at night” as well: your vote counts."],
    [" that many want", { votes: 9 }, "8 others want “Owls at night” as well"],
    [" that was declined", { state: "declined" }, "It isn't planned, but we've counted your vote."],
  ])("can be asked for by one press%s", async (_, changes, words) => {
    const asked = responds(ask, request(1, { text: "Owls at night", votes: 1, voted: true, ...changes }));
    const { press } = show(<AskForIt words="owls at night" />);
    await press("Request it");
    const status = await screen.findByRole("status");
    expect(status.textContent).toContain(words);
    expect(document.activeElement).toBe(status);
    expect(asked.map(({ body }) => body)).toEqual([{ text: "owls at night" }]);
    expect(screen.queryByRole("button", { name: "Request it" })).toBeNull();
  });

  it("may be answered already, in other words", async () => {
    responds(ask, request(1, { state: "answered", video: answerVideo(4) }));
    const { press } = show(<AskForIt words="owls" />);
    await press("Request it");
    expect((await screen.findByRole("link", { name: "Film 4" })).getAttribute("href")).toBe("/watch/4");
  });

  it("can be sent again after a failure", async () => {
    fails(ask, "rate_limited");
    const { press } = show(<AskForIt words="owls" />);
    await press("Request it");
    await toast(errorTable.rate_limited.message);
    screen.getByRole("button", { name: "Request it" });
  });
});

describe("the list of requests", () => {
  it("shows requests with their votes, and which are the member's own", async () => {
    const wishes = [
      request(1, { text: "Owls", votes: 3, voted: true, asked: true }),
      request(2, { text: "Dragons", votes: 1, voted: true, state: "declined" }),
      request(3, { text: "Bats", votes: 1 }),
    ];
    const asked = responds(list, pageOf(wishes));
    show(<RequestList state="open" />);
    const items = await screen.findAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "3 votesOwlsYou requested this",
      "1 voteDragonsNot planned",
      "1 voteBats",
    ]);
    expect(screen.getByRole("button", { name: "3 votes for Owls" }).getAttribute("aria-pressed")).toBe("true");
    expect(asked[0]?.url.searchParams.get("state")).toBe("open");
  });

  it("records and withdraws votes, optimistically", async () => {
    responds(list, pageOf([request(3, { text: "Bats", votes: 1 })]));
    const voted = responds(vote, ({ body }) => request(3, { text: "Bats", votes: body.voted ? 5 : 4, ...body }));
    const { press } = show(<RequestList state="open" />);
    await press("1 vote for Bats");
    await press("5 votes for Bats");
    await screen.findByRole("button", { name: "4 votes for Bats", pressed: false });
    expect(voted.map(({ body }) => body)).toEqual([{ voted: true }, { voted: false }]);
  });

  it("shows the actual votes after a failure", async () => {
    responds(list, pageOf([request(3, { text: "Bats", votes: 1 })]));
    fails(vote, "not_found");
    const { press } = show(<RequestList state="open" />);
    await screen.findByRole("button", { name: "1 vote for Bats" });
    responds(list, pageOf<Request>([]));
    await press("1 vote for Bats");
    await toast(errorTable.not_found.message);
    await screen.findByRole("heading", { name: "No requests yet" });
  });

  it("links to answered requests' videos", async () => {
    responds(list, pageOf([request(1, { text: "Owls", state: "answered", voted: true, video: answerVideo(4) })]));
    show(<RequestList state="answered" />);
    const link = await screen.findByRole("link", { name: /^Film 4/ });
    expect(link.getAttribute("href")).toBe("/watch/4");
    expect(link.textContent).toContain("You wanted: Owls");
  });

  it("reports that it could not be loaded", async () => {
    fails(list, "internal");
    const { press } = show(<RequestList state="open" />);
    await screen.findByRole("button", { name: "Try again" });
    responds(list, pageOf([request(3, { text: "Bats", votes: 1 })]));
    await press("Try again");
    await waitFor(() => screen.getByText("Bats"));
  });
});
