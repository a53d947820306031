import type { PaymentEvent } from "@mindreel/contract/billing/payment-events";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { longName, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { PaymentEventsTable } from "./PaymentEventsTable.tsx";

const list = "GET /api/billing/v1/events/";
const replay = "POST /api/billing/v1/events/{id}/replay/";
const at = "2026-01-15T12:00:00.000Z";
const event = (id: string, changes: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id,
  type: "invoice.paid",
  object: "in_1",
  member: { id: 7, username: "ada" },
  state: "done",
  note: null,
  attempts: 1,
  created_at: at,
  received_at: at,
  handled_at: at,
  ...changes,
});
const events = (from: number, count: number) => Array.from({ length: count }, (_, i) => event(`evt_${from + i}`));
const table = () => show(<PaymentEventsTable state={undefined} onState={() => undefined} />);

describe("the events received", () => {
  it("show that they are loading", () => {
    hangs(list);
    table();
    expect(screen.getByRole("status", { name: "Loading" })).toBeInstanceOf(HTMLElement);
  });

  it("show the outcome of each, with a name of any length", async () => {
    responds(
      list,
      pageOf([
        event("evt_1", { member: { id: 7, username: longName } }),
        event("evt_2", { state: "failed", note: "Stripe did not answer.", member: null }),
      ]),
    );
    table();
    const link = await screen.findByRole("link", { name: longName });
    expect(link.getAttribute("href")).toBe("/admin/users/7");
    const failed = screen.getByRole("row", { name: /evt_2/ });
    expect(within(failed).getByText("Failed")).toBeInstanceOf(HTMLElement);
    expect(within(failed).getByText("Stripe did not answer.")).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText("Nothing more to load")).toBeNull();
  });

  it("show that there are none", async () => {
    responds(list, pageOf([]));
    table();
    await screen.findByText("No events found");
  });

  it("report that they cannot be loaded, and load on a retry", async () => {
    fails(list, "forbidden");
    const { press } = table();
    await screen.findByText("You aren't allowed to do this.");
    responds(list, pageOf([event("evt_1")]));
    await press("Try again");
    await screen.findByRole("row", { name: /evt_1/ });
  });

  it("are filtered by state", async () => {
    responds(list, pageOf([]));
    const onState = vi.fn();
    const { user } = show(<PaymentEventsTable state={undefined} onState={onState} />);
    await user.selectOptions(screen.getByLabelText("Status"), "Failed");
    expect(onState).toHaveBeenCalledWith("failed");
  });

  it("load more, even right after one of them was replayed", async () => {
    responds(list, ({ url }) =>
      url.searchParams.get("page") === "2" ? pageOf(events(12, 12)) : pageOf(events(0, 12), { next: true }),
    );
    responds(replay, null);
    const { press } = table();
    await press(/^Replay\s*evt_3$/);
    await toast("The event is being processed again");
    await press("Load More");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(25));
  });

  it("report that an event cannot be replayed", async () => {
    responds(list, pageOf([event("evt_1")]));
    fails(replay, "not_found");
    const { press } = table();
    await press(/^Replay\s*evt_1$/);
    await toast("This doesn't exist.");
  });
});
