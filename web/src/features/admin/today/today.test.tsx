import type { Today } from "@mindreel/contract/admin/today";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { TodayFigures } from "./TodayFigures.tsx";
import { TodayList } from "./TodayList.tsx";

const call = "GET /api/admin/v1/today/";
const quiet: Today = {
  checked_at: "2026-01-15T12:00:00.000Z",
  needs: [],
  checks: [],
  figures: {
    ...{ from: "2025-12-17", currency: "usd", not_included: [] },
    revenue: { now: 3_540_000, before: 3_000_000 },
    mrr: { now: 90_050, before: 100_000 },
    subscriptions: { now: 118, before: 118 },
    free_months: { now: 4, before: 0 },
    seconds: { now: 90_000, before: 45_000 },
  },
};

describe("what needs a person", () => {
  it("is being looked for", () => {
    hangs(call);
    show(<TodayList />);
    screen.getByRole("status", { name: "Seeing what needs you…" });
  });

  it("is nothing", async () => {
    responds(call, quiet);
    show(<TodayList />);
    await screen.findByText("Nothing needs you right now. Enjoy the day.");
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("is listed with the most urgent first, each with a press that leads to where it is mended", async () => {
    responds(call, {
      ...quiet,
      needs: [
        { name: "payments_failing", count: 2, campaign: null },
        { name: "bounces", count: 1, campaign: 7 },
        { name: "requests", count: 1, campaign: null },
      ],
      checks: [
        {
          ...{ name: "jobs", state: "bad", says: "It was given up.", todo: "See the log.", fix: null },
        },
        { name: "payments", state: "warning", says: "2 events failed.", todo: "Try again.", fix: "events" },
      ],
    });
    show(<TodayList />);
    const links = (await screen.findAllByRole("listitem")).map((item) => [
      within(item).getByRole("paragraph").textContent,
      within(item).getByRole("link").textContent,
      within(item).getByRole("link").getAttribute("href"),
    ]);
    expect(links).toEqual([
      ["2 renewals couldn't be charged.", "See these members", "/admin/users-list?plan=past_due"],
      ["Background work: It was given up.", "Open System", "/admin/system"],
      ["1 news email of the last 7 days came back.", "See who it came back from", "/admin/news/7"],
      ["Payments: 2 events failed.", "Open Stripe's events", "/admin/payments?view=events&state=failed"],
      ["1 request is waiting for an answer.", "Answer requests", "/admin/requests?state=open"],
    ]);
  });

  it("cannot be looked for, and is looked for again", async () => {
    fails(call, "internal");
    const { user } = show(<TodayList />);
    within(await screen.findByRole("alert")).getByText(errorTable.internal.message);
    responds(call, quiet);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Nothing needs you right now. Enjoy the day.");
  });
});

it("shows the figures in the account's currency, and apart what can't be converted", async () => {
  const figures = { ...quiet.figures, currency: "jpy", not_included: [{ currency: "kwd", paid: 12_000, mrr: 3000 }] };
  responds(call, { ...quiet, figures });
  show(<TodayFigures />);
  await screen.findByText("¥3,540,000");
  screen.getByText(/^Not included, because no exchange rate is known yet: KWD\s12\.000 paid, KWD\s3\.000 a month\.$/);
});

it("shows the figures of the last 30 days with their change, what they count and since when", async () => {
  responds(call, quiet);
  show(<TodayFigures />);
  await screen.findByText("$35,400");
  screen.getByText("Invoices paid since 17 Dec 2025");
  screen.getByText("$30,000 in the 30 days before (+18%)");
  screen.getByText("$900.50");
  screen.getByText("$1,000 30 days ago (−10%)");
  screen.getByText("118 30 days ago");
  screen.getByText("0 in the 30 days before");
  screen.getByText("1,500");
  screen.getByText("750 in the 30 days before (+100%)");
  for (const link of screen.getAllByRole("link")) expect(link.getAttribute("href")).toBe("/admin/figures?range=30");
});
