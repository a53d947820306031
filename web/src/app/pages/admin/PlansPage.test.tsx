import type { OwnersPlan, OwnersPrice } from "@mindreel/contract/billing/plans";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { Component as PlansPage } from "./PlansPage.tsx";

const list = "GET /api/billing/v1/plans/";
const price = (id: string, changes: Partial<OwnersPrice> = {}): OwnersPrice => ({
  ...{ id, interval: "month", interval_count: 1, currency: "usd", amounts: { eur: 800, usd: 900 }, archived_at: null },
  ...changes,
});
const plan = (id: number, name: string, changes: Partial<OwnersPlan> = {}): OwnersPlan => ({
  ...{ id, name, description: "", features: [], trial_days: 0, position: id, archived_at: null, members: 0 },
  ...{ follows_settings: false, follows_price: false, prices: [price("p1")] },
  ...changes,
});
const monthly = plan(1, "Monthly", {
  ...{ description: "All of it", features: ["Every video", "Captions"], trial_days: 7, members: 12 },
  prices: [price("p1"), price("p2", { interval: "once", amounts: { usd: 99_000 } })],
});
const section = (name: string) => within(screen.getByRole("region", { name }));

beforeEach(() => responds(list, [monthly]));

describe("the plans", () => {
  it("say what they are, what they cost in each currency, and how many have them", async () => {
    show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    const text = screen.getByRole("region", { name: "Monthly" }).textContent;
    for (const said of ["All of it", "Every video", "12 members", "7 free days first", "Every month", "$9.00, €8.00"])
      expect(text).toContain(said);
    expect(text).toContain("Once, for ever");
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
    const words = { name: "Premium", description: "", features: ["Early films", "Live talks"], trial_days: 0 };
    expect(asked.at(-1)?.body).toEqual(words);
    await screen.findByText("No price yet, so it isn't on sale.");
  });

  it("send only what was changed", async () => {
    const asked = responds("PATCH /api/billing/v1/plans/{id}/", monthly);
    const { user, press } = show(<PlansPage />, "/admin/plans");
    await screen.findByRole("heading", { name: "Monthly" });
    await press("Edit plan Monthly");
    const days = await screen.findByLabelText(/^Free days/);
    await user.clear(days);
    await user.type(days, "14");
    await press("Save");
    await toast("Plan saved");
    expect(asked.at(-1)?.body).toEqual({ trial_days: 14 });
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
