import type { MemberBilling as Billing, FreeTime } from "@mindreel/contract/billing/member-billing";
import type { Payment } from "@mindreel/contract/billing/payments";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { longName } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { none } from "#test/standing.ts";
import { MemberBilling } from "./MemberBilling.tsx";

const read = "GET /api/billing/v1/members/{id}/";
const give = "POST /api/billing/v1/members/{id}/free-time/";
const takeBack = "DELETE /api/billing/v1/free-time/{id}/";
const at = "2026-01-15T12:00:00.000Z";

const nothing: Billing = {
  standing: none,
  customer: null,
  payments: [],
  next_try: null,
  refunds: [],
  free_time: [],
  history: [],
};
const week: FreeTime = {
  id: 4,
  kind: "gift",
  days: 7,
  granted_at: at,
  reason: "A week for the trouble",
  revoked_at: null,
};
const payment: Payment = {
  id: "in_1",
  subscription: "sub_1",
  status: "paid",
  currency: "usd",
  amount_due: 30_000,
  amount_paid: 30_000,
  refunded: 10_000,
  dispute: null,
  period_start: at,
  period_end: at,
  created_at: at,
  paid_at: at,
  invoice_url: "https://invoice.stripe.com/i/1",
  number: "REHEARSAL-0001",
};
const entry = {
  id: 1,
  at,
  cause: "gift",
  source: "free time 281",
  event: null,
  actor: 1,
  pro_until: at,
  access_until: at,
};

describe("a member's billing", () => {
  it("shows that it is loading", () => {
    hangs(read);
    show(<MemberBilling id="7" onRefund={() => undefined} />);
    expect(screen.getByRole("status", { name: "Loading" })).toBeInstanceOf(HTMLElement);
  });

  it("reports that it cannot be loaded, and loads on a retry", async () => {
    fails(read, "forbidden");
    const { press } = show(<MemberBilling id="7" onRefund={() => undefined} />);
    await screen.findByText("You aren't allowed to do this.");
    responds(read, nothing);
    await press("Try again");
    await screen.findByText("Not pro, and never was.");
  });

  it("shows of each part that it is still empty", async () => {
    responds(read, nothing);
    show(<MemberBilling id="7" onRefund={() => undefined} />);
    await screen.findByText("Not pro, and never was.");
    for (const text of ["Nothing paid so far.", "None given so far.", "This member has never been pro."]) {
      expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
    }
  });

  it("shows payments, free time and how the member became pro", async () => {
    responds(read, {
      ...nothing,
      standing: { ...nothing.standing, state: "free", pro_until: at },
      payments: [payment],
      free_time: [{ ...week, reason: longName }],
      history: [entry],
    });
    show(<MemberBilling id="7" onRefund={() => undefined} />);
    await screen.findByText("Pro until 15 Jan 2026, on free time.");
    const paid = screen.getByRole("row", { name: /#0001/ });
    expect(within(paid).getByText("$300.00")).toBeInstanceOf(HTMLElement);
    expect(within(paid).getByText("Refunded in part")).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(longName)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText("Free time given (by a superuser)")).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText("free time 281")).toBeNull();
  });

  it.each([
    ["refund", "Pro ended on 15 Jan 2026. The last payment was refunded on 15 Jan 2026: the subscription ended"],
    ["dispute", "Pro ended on 15 Jan 2026. The bank took the last payment back on 15 Jan 2026: the subscription"],
  ] as const)("says what a returned payment has led to (%s)", async (how, words) => {
    responds(read, { ...nothing, standing: { ...none, pro_until: at, returned: { at, how } } });
    show(<MemberBilling id="7" onRefund={() => undefined} />);
    expect((await screen.findByRole("region", { name: "Plan" })).textContent).toContain(words);
  });

  it("requires a reason for giving free time", async () => {
    responds(read, nothing);
    const calls = responds(give, { pro_until: at });
    const { press, fill } = show(<MemberBilling id="7" onRefund={() => undefined} />);
    await screen.findByText("None given so far.");
    await fill("Days", "7");
    await press("Give free time");
    expect(calls).toHaveLength(0);
    await fill("Reason", "A week for the trouble");
    responds(read, { ...nothing, free_time: [week] });
    await press("Give free time");
    await toast("Free time given");
    expect(calls[0]?.body).toEqual({ days: 7, reason: "A week for the trouble" });
    await screen.findByRole("row", { name: /A week for the trouble/ });
  });

  it("reports why free time was not given, and keeps the reason", async () => {
    responds(read, nothing);
    refuses(give, { days: ["This is too much."] });
    const { press, fill } = show(<MemberBilling id="7" onRefund={() => undefined} />);
    await screen.findByText("None given so far.");
    await fill("Reason", "A week for the trouble");
    await press("Give free time");
    await toast("This is too much.");
    expect(screen.getByLabelText(/^Reason/)).toHaveProperty("value", "A week for the trouble");
  });

  it("takes free time back after a confirmation", async () => {
    responds(read, { ...nothing, free_time: [week] });
    const calls = responds(takeBack, { pro_until: null });
    const { press, user } = show(<MemberBilling id="7" onRefund={() => undefined} />);
    await press(/^Take back\s*7 days$/);
    const dialog = await screen.findByRole("dialog", { name: "Take back 7 days" });
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls).toHaveLength(0);
    await press(/^Take back\s*7 days$/);
    responds(read, { ...nothing, free_time: [{ ...week, revoked_at: at }] });
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Take back" }));
    await toast("Free time taken back");
    const taken = await screen.findByRole("row", { name: /Taken back on 15 Jan 2026/ });
    await waitFor(() => expect(document.activeElement).toBe(taken));
  });
});
