import type { Code } from "@mindreel/contract/billing/codes";
import type { OwnersPlan, OwnersPrice } from "@mindreel/contract/billing/plans";
import type { PriceMove } from "@mindreel/contract/billing/price-moves";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { Component as PlansPage } from "./PlansPage.tsx";

const list = "GET /api/billing/v1/plans/";
const price = (id: string, changes: Partial<OwnersPrice> = {}): OwnersPrice => ({
  ...{ id, interval: "month", interval_count: 1, currency: "usd", amounts: { eur: 800, usd: 900 } },
  ...{ archived_at: null, members: 0 },
  ...changes,
});
const plan = (id: number, name: string, changes: Partial<OwnersPlan> = {}): OwnersPlan => ({
  ...{
    id,
    name,
    description: "",
    features: [],
    trial_days: 0,
    trial_card: true,
    position: id,
    archived_at: null,
    members: 0,
  },
  ...{ follows_settings: false, follows_price: false, prices: [price("p1")] },
  ...changes,
});
const monthly = plan(1, "Monthly", {
  ...{ description: "All of it", features: ["Every video", "Captions"], trial_days: 7, members: 12 },
  prices: [price("p1"), price("p2", { interval: "once", amounts: { usd: 99_000 } })],
});
const section = (name: string) => within(screen.getByRole("region", { name }));

const code = (id: number, changes: Partial<Code> = {}): Code => ({
  ...{
    id,
    code: `CODE-${id}`,
    percent_off: 20,
    amounts: null,
    duration: "once",
    months: null,
    for_subscribers: false,
    member: null,
    max_redemptions: null,
  },
  ...{ expires_at: null, plans: null, first_purchase_only: false, redeemed: 0, ended_at: null },
  created_at: "2026-01-15T12:00:00.000Z",
  ...changes,
});

beforeEach(() => {
  responds(list, [monthly]);
  responds("GET /api/billing/v1/codes/", []);
  responds("GET /api/billing/v1/price-moves/", []);
  responds("GET /api/billing/v1/taxes/", {
    ...{ mode: "none", behavior: "inclusive", tax_code: null, footer: "", account_tax_ids: [], account: null },
  });
});

describe("the plans", () => {
  it("say what they are, what they cost in each currency, and how many have them", async () => {
    show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    const text = screen.getByRole("region", { name: "Monthly" }).textContent;
    for (const said of ["All of it", "Every video", "12 members", "7 free days first", "Every month", "$9.00, €8.00"])
      expect(text).toContain(said);
    expect(text).toContain("Once, for ever");
  });

  it("are taken off sale only where they are on sale", async () => {
    const gone = price("p3", { archived_at: "2026-01-15T12:00:00.000Z" });
    responds(list, [monthly, plan(2, "Premium", { prices: [] }), plan(3, "Studio", { prices: [gone] })]);
    show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Premium" });
    section("Monthly").getByRole("button", { name: "Take off sale Monthly" });
    for (const name of ["Premium", "Studio"]) {
      section(name).getByRole("button", { name: `Edit plan ${name}` });
      expect(section(name).queryByRole("button", { name: /Take off sale/ })).toBeNull();
    }
  });

  it("are made with a name and words, one a line", async () => {
    refuses("POST /api/billing/v1/plans/", { name: ["Too long."] });
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    await press("Add plan");
    const dialog = within(await screen.findByRole("dialog", { name: "Add plan" }));
    const name = dialog.getByLabelText(/^Name/);
    await user.type(name, "Premium");
    await user.type(dialog.getByLabelText("What's in it"), "Early films\n\n Live talks ");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
    const asked = responds("POST /api/billing/v1/plans/", plan(2, "Premium", { prices: [] }));
    responds(list, [monthly, plan(2, "Premium", { prices: [] })]);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await toast("Plan added. It's on sale once it has a price.");
    const words = {
      name: "Premium",
      description: "",
      trial_days: 0,
      trial_card: true,
      features: ["Early films", "Live talks"],
    };
    expect(asked.at(-1)?.body).toEqual(words);
    await screen.findByText("No price yet, so it isn't on sale.");
  });

  it("send only what was changed", async () => {
    const asked = responds("PATCH /api/billing/v1/plans/{id}/", monthly);
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    await press("Edit plan Monthly");
    const place = await screen.findByLabelText(/^Place/);
    await user.clear(place);
    await user.type(place, "14");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
    await toast("Plan saved");
    expect(asked.at(-1)?.body).toEqual({ position: 14 });
  });

  it("get a price in several currencies, in each one's smallest unit", async () => {
    const asked = responds("POST /api/billing/v1/plans/{id}/prices/", monthly);
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    await press("Add price Monthly");
    const dialog = within(await screen.findByRole("dialog", { name: "Add price" }));
    await user.selectOptions(dialog.getByLabelText("How often"), "Years");
    await user.type(dialog.getByLabelText(/^Amount/), "90.50");
    await user.click(dialog.getByRole("button", { name: "Add currency" }));
    await user.selectOptions(dialog.getAllByLabelText("Currency")[1] ?? document.body, "jpy");
    await user.type(dialog.getAllByLabelText(/^Amount/)[1] ?? document.body, "13000");
    await user.click(dialog.getByRole("button", { name: "Add price" }));
    await toast("Price added");
    expect(asked.at(-1)?.body).toEqual({ interval: "year", interval_count: 1, amounts: { usd: 9050, jpy: 13_000 } });
  });

  it("are taken off sale after a question, and sold again", async () => {
    fails("DELETE /api/billing/v1/plans/{id}/", "last_plan");
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    await press("Take off sale Monthly");
    const ask = async () => {
      const dialog = within(await screen.findByRole("dialog", { name: "Take Monthly off sale?" }));
      await user.click(dialog.getByRole("button", { name: "Take off sale" }));
    };
    await ask();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(section("Monthly").queryByText("Off sale")).toBeNull();
    responds("DELETE /api/billing/v1/plans/{id}/", null);
    responds(list, [{ ...monthly, archived_at: "2026-01-15T12:00:00.000Z" }]);
    await press("Take off sale Monthly");
    await ask();
    await toast("Off sale now");
    const asked = responds("PATCH /api/billing/v1/plans/{id}/", monthly);
    await press("Sell again Monthly");
    await toast("On sale again");
    expect(asked.at(-1)?.body).toEqual({ archived: false });
  });

  it("take a single price off sale", async () => {
    const asked = responds("DELETE /api/billing/v1/plans/{id}/prices/{price}/", null);
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    await press("Take off sale Once, for ever");
    const dialog = within(await screen.findByRole("dialog", { name: "Take this price off sale?" }));
    await user.click(dialog.getByRole("button", { name: "Take off sale" }));
    await toast("Off sale now");
    expect(asked).toHaveLength(1);
  });
});

describe("the codes", () => {
  it("say what they take off, for how long, and whether they can still be used", async () => {
    responds("GET /api/billing/v1/codes/", [
      code(1, { redeemed: 3 }),
      code(2, {
        percent_off: null,
        amounts: { usd: 500 },
        duration: "months",
        months: 3,
        max_redemptions: 5,
        redeemed: 5,
      }),
      code(3, { expires_at: "2020-01-01T00:00:00.000Z" }),
      code(4, { ended_at: "2026-01-15T12:00:00.000Z", duration: "forever" }),
    ]);
    show(<PlansPage />, "/admin/plans");
    await screen.findByRole("row", { name: /CODE-1/ });
    within(screen.getByRole("table", { name: "Codes" })).getByRole("columnheader", { name: "Actions" });
    const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) }).textContent;
    for (const said of ["20% off · The first payment", "Valid"]) expect(row("CODE-1")).toContain(said);
    for (const said of ["$5.00 off · 3 months", "5 of 5", "Used up"]) expect(row("CODE-2")).toContain(said);
    for (const said of ["1 Jan 2020", "Over"]) expect(row("CODE-3")).toContain(said);
    for (const said of ["For ever", "Ended"]) expect(row("CODE-4")).toContain(said);
  });

  it("that cannot be loaded are not said to be none", async () => {
    fails("GET /api/billing/v1/codes/", "internal");
    const { press } = show(<PlansPage />, "/admin/plans");
    await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText("No codes yet")).toBeNull();
    responds("GET /api/billing/v1/codes/", [code(1)]);
    await press("Try again");
    await screen.findByRole("row", { name: /CODE-1/ });
  });

  it("are made with what they take off and for whom, and ended after a question", async () => {
    refuses("POST /api/billing/v1/codes/", { code: ["There is such a code already."] });
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await screen.findByText("No codes yet");
    await press("Add code");
    const dialog = within(await screen.findByRole("dialog", { name: "Add code" }));
    await user.type(dialog.getByLabelText(/^Code/), "SPRING");
    await user.selectOptions(dialog.getByLabelText("What it takes off"), "eur");
    await user.type(dialog.getByLabelText(/^An amount/), "2.50");
    await user.selectOptions(dialog.getByLabelText("For how long"), "Some months");
    await user.type(dialog.getByLabelText(/^How often it can be used/), "10");
    await user.type(dialog.getByLabelText(/^Last day/), "2099-01-31");
    await user.click(dialog.getByLabelText(/^Only for people/));
    await user.click(dialog.getByRole("button", { name: "Add code" }));
    await dialog.findByText("There is such a code already.");
    const tried = responds("POST /api/billing/v1/rehearsals/", {
      ...{ month: { from: "2026-12-28T12:00:00.000Z", to: "2027-01-28T12:00:00.000Z" }, running: 0, replayed: 0 },
      ...{ totals: [], groups: [], calendar: [], mails: [], notes: [] },
    });
    await user.click(dialog.getByRole("button", { name: "Try this change" }));
    await screen.findByText(/No subscription is running/);
    expect(tried.at(-1)?.body).toEqual({ kind: "code", amounts: { eur: 250 }, duration: "months", months: 3 });
    await press("Back");
    const asked = responds("POST /api/billing/v1/codes/", code(1));
    responds("GET /api/billing/v1/codes/", [code(1)]);
    await user.click(dialog.getByRole("button", { name: "Add code" }));
    await toast("Code added");
    expect(asked.at(-1)?.body).toEqual({
      ...{ code: "SPRING", amounts: { eur: 250 }, duration: "months", months: 3, max_redemptions: 10 },
      ...{ expires_at: "2099-01-31T23:59:59.999Z", first_purchase_only: true },
    });
    await press("Give to subscriptions CODE-1");
    await screen.findByText(/No subscription is running/);
    expect(tried.at(-1)?.body).toEqual({ kind: "code", code: "CODE-1" });
    await press("Back");
    responds("DELETE /api/billing/v1/codes/{id}/", null);
    await press("End CODE-1");
    const question = within(await screen.findByRole("dialog", { name: "End CODE-1?" }));
    await user.click(question.getByRole("button", { name: "End" }));
    await toast("Code ended");
  });
});

describe("a price that is replaced", () => {
  const [old, fresh] = [price("old", { members: 3 }), price("new", { amounts: { usd: 1250, eur: 800 } })];
  const priced = (archived: string | null) =>
    plan(1, "Films", { prices: archived === null ? [old] : [fresh, { ...old, archived_at: archived }] });
  const [prices, moves] = ["POST /api/billing/v1/plans/{id}/prices/", "POST /api/billing/v1/price-moves/"] as const;
  const move: PriceMove = {
    ...{ id: 4, from: "old", to: "new", notice_days: 40, made_at: "2026-01-15T12:00:00.000Z", called_off_at: null },
    ...{ waiting: 2, moved: 1, left: 0, failed: 0, other_currency: 1 },
    ...{ first_at: "2026-03-01T12:00:00.000Z", last_at: "2026-03-20T12:00:00.000Z" },
    unreached: [{ id: 9, username: "ada", email: "ada@example.com" }],
  };

  it("takes its members along after a notice, or leaves them theirs", async () => {
    responds(list, [priced(null)]);
    const asked = responds(prices, priced("2026-01-15T12:00:00.000Z"));
    const moved = responds(moves, move);
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await press("Replace Every month");
    const dialog = within(await screen.findByRole("dialog", { name: "Replace $9.00, €8.00" }));
    const amount = dialog.getAllByLabelText(/^Amount/)[0] ?? document.body;
    await user.clear(amount);
    await user.type(amount, "12.50");
    expect(dialog.queryByLabelText(/Days of notice/)).toBeNull();
    await user.selectOptions(dialog.getByLabelText("3 members who pay the old price"), "Go over to the new price");
    const days = dialog.getByLabelText(/Days of notice/);
    await user.clear(days);
    await user.type(days, "40");
    refuses("POST /api/billing/v1/rehearsals/", { amounts: ["Not now."] });
    await user.click(dialog.getByRole("button", { name: "Try this change" }));
    await screen.findByText("Not now.");
    await press("Back");
    responds(list, [priced("2026-01-15T12:00:00.000Z")]);
    await user.click(dialog.getByRole("button", { name: "Replace" }));
    await toast("Members are being mailed about the new price");
    expect(asked.at(-1)?.body).toEqual({ interval: "month", interval_count: 1, amounts: { usd: 1250, eur: 800 } });
    expect(moved.at(-1)?.body).toEqual({ from: "old", to: "new", notice_days: 40 });
    // They may be taken along later, too.
    await press("Move members Every month");
    await user.click(await screen.findByRole("button", { name: "Move members" }));
    await waitFor(() => expect(moved.at(-1)?.body).toEqual({ from: "old", to: "new", notice_days: 30 }));
    expect(asked).toHaveLength(1);
  });

  it("shows how far its members are, and is called off after a question", async () => {
    responds(list, [priced("2026-01-15T12:00:00.000Z")]);
    responds("GET /api/billing/v1/price-moves/", [move]);
    const asked = responds("DELETE /api/billing/v1/price-moves/{id}/", null);
    const { user, press } = show(<PlansPage />, "/admin/plans");
    const row = await screen.findByRole("row", { name: /Films: from \$9\.00, €8\.00 to \$12\.50, €8\.00/ });
    expect(row.textContent).toContain("Waiting: 2 · Moved: 1 · Without their currency: 1");
    expect(within(row).getByRole("link", { name: "ada" }).getAttribute("href")).toContain("/9");
    await press("Call off");
    const dialog = within(await screen.findByRole("dialog", { name: "Call this move off?" }));
    await user.click(dialog.getByRole("button", { name: "Call off" }));
    await toast("Called off");
    expect(asked).toHaveLength(1);
  });
});
