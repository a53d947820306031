import type { Difference, Side, Reconciliation as State } from "@mindreel/contract/billing/reconciliation";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { bootWith, toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { Reconciliation } from "./Reconciliation.tsx";

const read = "GET /api/billing/v1/reconciliation/";
const compare = "POST /api/billing/v1/reconciliation/";
const heal = "POST /api/billing/v1/reconciliation/heal/";
const at = "2025-12-02T04:07:00.000Z";

const theirs: Side = {
  of: "subscription",
  status: "active",
  ongoing: true,
  paid_until: "2026-01-01T10:00:00.000Z",
  renews: true,
  ends_at: null,
};
const difference: Difference = {
  id: 1,
  kind: "differs",
  subscription: "sub_1",
  member: { id: 7, username: "ada" },
  ours: { ...theirs, paid_until: "2026-01-01T10:00:20.000Z" },
  theirs,
  healing: false,
  healed_at: null,
  healed_by_itself: false,
  note: null,
};
const stranger: Difference = {
  ...difference,
  id: 2,
  kind: "stranger",
  subscription: "sub_2",
  member: null,
  ours: { of: "customer", id: "cus_2" },
};

const compared = (differences: Difference[], failure: string | null = null): State => ({
  running: false,
  last: {
    id: 1,
    started_at: at,
    ended_at: at,
    compared: 12,
    failure,
    open: differences.filter(({ healed_at }) => healed_at === null).length,
    differences,
  },
});

describe("the comparison with Stripe", () => {
  it("shows that it is loading", () => {
    hangs(read);
    show(<Reconciliation />);
    expect(screen.getByRole("status", { name: "Loading" })).toBeInstanceOf(HTMLElement);
  });

  it("reports that it cannot be loaded, and loads on a retry", async () => {
    fails(read, "forbidden");
    const { press } = show(<Reconciliation />);
    await screen.findByText("You aren't allowed to do this.");
    responds(read, compared([]));
    await press("Try again");
    await screen.findByRole("heading", { name: "Stripe and Mindreel agree" });
  });

  it("cannot be started if payments are not configured", async () => {
    responds(read, { running: false, last: null });
    show(<Reconciliation />);
    await screen.findByText("Payments aren't set up here yet.");
    expect(screen.getByRole("button", { name: "Check now" })).toHaveProperty("disabled", true);
  });

  it("is started on a press, and shows that it is running", async () => {
    bootWith({ payments: "rehearsal" });
    responds(read, { running: false, last: null });
    const { press } = show(<Reconciliation />);
    await screen.findByText("Not checked yet. This happens automatically every night.");
    responds(compare, { running: true, last: null });
    responds(read, compared([]));
    await press("Check now");
    await screen.findByText("Checking now. This can take a while with many subscriptions.");
    await screen.findByText("Last checked on 2 Dec 2025, 04:07 UTC: 12 subscriptions, 0 differences.");
  });

  it("reports that it cannot be started", async () => {
    bootWith({ payments: "stripe" });
    responds(read, compared([]));
    fails(compare, "payments_off");
    const { press } = show(<Reconciliation />);
    await screen.findByRole("heading", { name: "Stripe and Mindreel agree" });
    await press("Check now");
    await toast("Payments aren't set up here yet.");
  });

  it("shows why it could not be finished", async () => {
    responds(read, compared([], "Stripe did not answer."));
    show(<Reconciliation />);
    await screen.findByText("Stripe did not answer.");
  });

  it("shows what each side has recorded, and heals what can be healed", async () => {
    responds(read, compared([difference, stranger]));
    const { user } = show(<Reconciliation />);
    await screen.findByText("Last checked on 2 Dec 2025, 04:07 UTC: 12 subscriptions, 2 differences.");
    const [first, second] = screen.getAllByRole("article");
    if (first === undefined || second === undefined) throw new Error("two differences are missing");
    const sides = (card: HTMLElement) =>
      within(card)
        .getAllByRole("definition")
        .map(({ innerHTML }) => innerHTML);
    expect(sides(first)).toEqual([
      "Active",
      "<strong>Paid until 1 Jan 2026, 10:00:00 UTC</strong>",
      "Renews automatically",
      "Active",
      "<strong>Paid until 1 Jan 2026, 10:00:20 UTC</strong>",
      "Renews automatically",
    ]);
    expect(sides(second)).toContain("Customer cus_2, who isn't a member");
    expect(within(second).queryByRole("button")).toBeNull();

    const calls = responds(heal, compared([{ ...difference, healed_at: at }, stranger]));
    await user.click(within(first).getByRole("button"));
    await within(first).findByText("FIXED");
    expect(calls.map(({ body }) => body)).toEqual([{ ids: [1] }]);
    expect(screen.queryByRole("button", { name: "Fix all" })).toBeNull();
  });

  it("asks before healing all, and warns of subscriptions that Stripe does not know", async () => {
    const unknown: Difference = { ...difference, id: 3, kind: "unknown_there" };
    responds(read, compared([difference, unknown]));
    const calls = responds(heal, compared([]));
    const { press, user } = show(<Reconciliation />);
    await press("Fix all");
    const dialog = await screen.findByRole("dialog", { name: "Fix all differences" });
    expect(dialog.textContent).toContain("1 subscription that Stripe doesn't know will end here");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls).toHaveLength(0);
    await press("Fix all");
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Fix all" }));
    await screen.findByRole("heading", { name: "Stripe and Mindreel agree" });
    expect(calls.map(({ body }) => body)).toEqual([{}]);
  });

  it("shows what the nightly comparison healed", async () => {
    responds(read, compared([{ ...difference, healed_at: at, healed_by_itself: true }]));
    show(<Reconciliation />);
    await screen.findByText(/12 subscriptions, 0 differences\. 1 difference was fixed automatically\.$/);
    await screen.findByText("Fixed by the nightly check on 2 Dec 2025, 04:07 UTC.");
  });

  it("shows what differs about a payment, an ended subscription and one that a side does not know", async () => {
    const invoice = { id: "in_1", status: "open", amount_paid: 0, currency: "usd" };
    const ended: Side = { ...theirs, status: "canceled", ongoing: false, paid_until: null, renews: false, ends_at: at };
    const returns: Side = { of: "returns", invoice: "in_2", refunded: 500, currency: "usd", dispute: null };
    responds(
      read,
      compared([
        { ...difference, ours: { ...ended, last_invoice: invoice }, theirs: { ...theirs, last_invoice: null } },
        { ...difference, id: 2, ours: returns, theirs: { ...returns, refunded: 0, dispute: "lost" } },
        {
          ...difference,
          id: 3,
          kind: "unknown_there",
          ours: { ...ended, status: "new_word", paid_until: at, ends_at: null },
          theirs: { of: "nothing" },
        },
      ]),
    );
    show(<Reconciliation />);
    const lines = async (text: string) => expect(await screen.findByText(text)).toBeInstanceOf(HTMLElement);
    await lines("Ended on 2 Dec 2025, 04:07:00 UTC");
    await lines("Last invoice in_1: Not paid yet, $0.00 received");
    await lines("Last invoice unknown");
    await lines("Invoice in_2: $5.00 refunded");
    await lines("Taken back by the bank");
    await lines("Canceled");
    await lines("Nothing paid");
    await lines("new_word");
    await lines("Doesn't renew");
    await lines("No such subscription");
  });

  it("shows why a difference was not healed, known reasons in the page's language", async () => {
    const notes = ["Stripe did not answer.", "no_member"];
    responds(read, compared(notes.map((note, n) => ({ ...difference, id: n + 1, note }))));
    show(<Reconciliation />);
    await screen.findByText("Not fixed: Stripe did not answer.");
    await screen.findByText("Not fixed: The customer isn't a member here.");
  });
});
