import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { offer } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { hangs, responds } from "#test/server.ts";
import { OfferNote } from "./OfferNote.tsx";

const read = "GET /api/public/v1/offer/";

describe("the note on an offer", () => {
  it("shows that the free month can be claimed, and how", async () => {
    const calls = responds(read, offer);
    show(<OfferNote offer="offer-token" step="Sign in to start it." />);
    await screen.findByText("Your free month is waiting");
    expect(screen.getByText(/^Sign in to start it\./)).toBeInstanceOf(HTMLElement);
    expect(calls[0]?.url.searchParams.get("offer")).toBe("offer-token");
  });

  it("shows that the offer is over", async () => {
    responds(read, { ...offer, usable: false });
    show(<OfferNote offer="offer-token" step="Sign in to start it." />);
    await screen.findByText("This offer is over");
  });

  it("shows that the mailbox has had its free month", async () => {
    responds(read, { ...offer, usable: false, had: true });
    show(<OfferNote offer="offer-token" step="Sign in to start it." />);
    await screen.findByText("You've had your free month");
    expect(screen.queryByText(/Sign in to start it/)).toBeNull();
  });

  it("is not shown while the state is unknown, or without an offer", async () => {
    hangs(read);
    const { unmount } = show(<OfferNote offer="offer-token" step="" />);
    expect(screen.queryByRole("alert")).toBeNull();
    unmount();
    const calls = responds(read, offer);
    show(<OfferNote offer="" step="" />);
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(calls).toHaveLength(0);
  });
});
