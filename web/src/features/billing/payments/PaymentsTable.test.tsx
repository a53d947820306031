import type { ListedPayment } from "@mindreel/contract/billing/payments";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { bootWith } from "#test/browser.ts";
import { longName, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { PaymentsTable } from "./PaymentsTable.tsx";
import type { PaymentsQuery } from "./payments.ts";
import { money } from "./wording.ts";

const list = "GET /api/billing/v1/payments/";
const at = "2026-01-15T12:00:00.000Z";
const payment = (id: string, changes: Partial<ListedPayment> = {}): ListedPayment => ({
  ...{ id, subscription: "sub_1", status: "paid", currency: "usd", amount_due: 30_000, amount_paid: 30_000 },
  ...{ refunded: 0, dispute: null, period_start: at, period_end: at, created_at: at, paid_at: at },
  ...{ invoice_url: "http://localhost/rehearsal/invoice/in_1", number: null, member: { id: 7, username: "ada" } },
  ...changes,
});
function table(query: PaymentsQuery = {}) {
  responds("GET /api/billing/v1/payments/totals/", [
    { currency: "usd", payments: 12, paid: 360_000, refunded: 30_000, lost: 0 },
    { currency: "jpy", payments: 1, paid: 900, refunded: 0, lost: 900 },
  ]);
  const [onChange, onClear] = [vi.fn(), vi.fn()];
  return { ...show(<PaymentsTable query={query} onChange={onChange} onClear={onClear} />), onChange, onClear };
}
const row = (name: RegExp) => within(screen.getByRole("row", { name }));

describe("the payments", () => {
  it("show that they are loading", () => {
    hangs(list);
    table();
    expect(screen.getByRole("status", { name: "Loading" })).toBeInstanceOf(HTMLElement);
  });

  it("show that there are none, and that they cannot be loaded", async () => {
    fails(list, "forbidden");
    const { press } = table();
    await screen.findByText("You aren't allowed to do this.");
    responds(list, pageOf([]));
    await press("Try again");
    await screen.findByText("No payments found");
  });

  it("show who paid what, and the payment's state", async () => {
    responds(
      list,
      pageOf([
        payment("in_paid", { member: { id: 7, username: longName } }),
        payment("in_open", { status: "open", amount_paid: 0, paid_at: null, member: null }),
        payment("in_part", { refunded: 10_000 }),
        payment("in_full", { refunded: 30_000 }),
        payment("in_asked", { dispute: "open" }),
        payment("in_lost", { dispute: "lost" }),
        payment("in_won", { dispute: "won" }),
      ]),
    );
    table();
    expect((await screen.findByRole("link", { name: longName })).getAttribute("href")).toBe("/admin/users/7");
    for (const [name, words] of [
      [/in_paid/, ["$300.00", "Paid", "15 Jan 2026"]],
      [/in_open/, ["Deleted account", "Not paid yet"]],
      [/in_part/, ["Refunded in part", "$100.00"]],
      [/in_full/, ["Refunded"]],
      [/in_asked/, ["Disputed: answer at Stripe"]],
      [/in_lost/, ["Taken back by the bank"]],
      [/in_won/, ["Paid, dispute won"]],
    ] as const) {
      for (const text of words) expect(row(name).getAllByText(text)[0]).toBeInstanceOf(HTMLElement);
    }
  });

  it.each([
    [null, "http://localhost/rehearsal/invoice/in_1"],
    ["https://dashboard.stripe.com/test", "https://dashboard.stripe.com/test/invoices/in_paid"],
    ["https://dashboard.stripe.com", "https://dashboard.stripe.com/invoices/in_paid"],
  ])("link an invoice to its page (dashboard: %s)", async (stripeDashboard, href) => {
    bootWith({ stripeDashboard });
    responds(list, pageOf([payment("in_paid")]));
    table();
    expect((await screen.findByRole("link", { name: "in_paid" })).getAttribute("href")).toBe(href);
  });

  it("add up in each currency", async () => {
    responds(list, pageOf([payment("in_paid")]));
    table();
    const sums = within(await screen.findByRole("list", { name: "Totals" })).getAllByRole("listitem");
    expect(sums.map(({ textContent }) => textContent)).toEqual([
      "$3,600.00 paid · $300.00 refunded",
      "¥900 paid · ¥900 lost to disputes",
    ]);
  });

  it("lead to the dialogs on their member's page, as far as something can be done", async () => {
    bootWith({ stripeDashboard: "https://dashboard.stripe.com" });
    responds(list, pageOf([payment("in_paid"), payment("in_open", { paid_at: null, amount_paid: 0 })]));
    const { press } = table();
    await screen.findByText("in_open");
    const links = () => screen.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")]);
    const cancel = ["Cancel subscription", "/admin/users/7?do=cancel"];
    await press("Actions for in_paid");
    expect(links()).toEqual([
      ["Refund", "/admin/users/7?do=refund&payment=in_paid"],
      cancel,
      ["Open in Stripe", "https://dashboard.stripe.com/invoices/in_paid"],
    ]);
    await press("Actions for in_open");
    expect(links()).toEqual([cancel, ["Open in Stripe", "https://dashboard.stripe.com/invoices/in_open"]]);
  });

  it("show an id without a page as plain text", async () => {
    responds(list, pageOf([payment("in_paid", { invoice_url: null })]));
    table();
    await screen.findByText("in_paid");
    expect(screen.queryByRole("link", { name: "in_paid" })).toBeNull();
  });

  it("are filtered by state", async () => {
    responds(list, pageOf([]));
    const { user, onChange } = table();
    await user.selectOptions(screen.getByLabelText("Status"), "Refunded");
    expect(onChange).toHaveBeenCalledWith("payment", "refunded");
  });

  it("say that none match the filters, and offer to clear them, which empties the fields of days", async () => {
    responds(list, pageOf([]));
    const { press, onClear } = table({ state: "disputed", from: "2026-01-01", to: "2026-02-01" });
    await screen.findByText("No payments match these filters");
    expect(screen.queryByText(/^Every invoice is listed here/)).toBeNull();
    await press("Clear the filters");
    expect(onClear).toHaveBeenCalledOnce();
    for (const field of ["From (UTC)", "To (UTC)"]) {
      expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe("");
    }
  });

  it("say at the field that the last day is before the first", async () => {
    responds(list, pageOf([]));
    table({ from: "2026-02-01", to: "2026-01-31" });
    await screen.findByText("This day is before the first.");
    expect(screen.getByLabelText("To (UTC)").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("From (UTC)").getAttribute("aria-invalid")).toBeNull();
  });
});

it("counts the decimals of each currency", () => {
  expect(money(30_000, "usd")).toBe("$300.00");
  expect(money(5000, "jpy")).toBe("¥5,000");
  expect(money(1_234_500, "kwd").replace("\u00a0", " ")).toBe("KWD 1,234.500");
});
