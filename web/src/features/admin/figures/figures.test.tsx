import type { DayFigures, MonthFigures, NotIncluded, Period } from "@mindreel/contract/admin/figures";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { downloads, toast } from "#test/browser.ts";
import { longName } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { FiguresOverTime } from "./FiguresOverTime.tsx";
import { Sales } from "./Sales.tsx";

const figures = "GET /api/admin/v1/figures/";
const videos = "GET /api/admin/v1/figures/videos/";
const searches = "GET /api/admin/v1/figures/searches/";
const file = "GET /api/admin/v1/figures/file/";
const query = { from: "2025-11-20", to: "2025-11-21" };
const internal = errorTable.internal.message;

const sums = {
  ...{ invoices: 0, paid: 0, refunded: 0, disputed: 0, started: 0, ended: 0 },
  ...{ free_months: 0, free_turned: 0, plays: 0, seconds: 0 },
};
const day = (date: string): DayFigures => ({ day: date, ...sums, mrr: 0, subscriptions: 0 });
const period = (from: string, to: string, changes: Partial<typeof sums> = {}): Period => ({
  ...{ from, to, before: { mrr: 0, subscriptions: 0 }, total: { ...sums, ...changes } },
  days: [day(from), day(to)],
});
const noMonth: MonthFigures = {
  ...{ month: "2025-11", subscriptions: 0, mrr: 0, ended: 0, ended_mrr: 0, trials: 0, trials_paid: 0, trials_ended: 0 },
};
const answerFigures = (months: MonthFigures[] = [noMonth], notIncluded: NotIncluded[] = []) =>
  responds(figures, {
    period: period("2025-11-20", "2025-11-21", { paid: 60_000, refunded: 30_000, seconds: 600 }),
    previous: period("2025-11-18", "2025-11-19", { paid: 30_000 }),
    ...{ currency: "usd", months, not_included: notIncluded },
  });
const region = (name: string) => screen.findByRole("region", { name });

describe("the figures over time", () => {
  it("show that they are loading", () => {
    for (const call of [figures, videos, searches] as const) hangs(call);
    show(<FiguresOverTime query={query} />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("compare the totals with the period before", async () => {
    answerFigures();
    responds(videos, [{ id: 1, title: longName, plays: 1200, seconds: 7200 }]);
    responds(searches, [{ words: "owls", searches: 3 }]);
    show(<FiguresOverTime query={query} />);
    await screen.findByText("$600.00");
    screen.getByText("$300.00 before (+100%)");
    screen.getByText(/20 Nov 2025 to 21 Nov 2025, compared with 18 Nov 2025 to 19 Nov 2025/);
    expect((await region("Top videos")).textContent).toContain(longName);
    within(await region("Top videos")).getByText("1,200");
    within(await region("Searches that found nothing")).getByText("owls");
  });

  it("tell churn and what became of trials, and what is in no sum", async () => {
    const months = [
      { ...noMonth, subscriptions: 120, mrr: 120_000, ended: 3, ended_mrr: 4550 },
      { ...noMonth, month: "2025-12", subscriptions: 10, trials: 7, trials_paid: 4, trials_ended: 1 },
    ];
    answerFigures(months, [{ currency: "eur", paid: 1200, mrr: 0 }]);
    for (const call of [videos, searches] as const) responds(call, []);
    show(<FiguresOverTime query={query} />);
    const [, december, november] = within(await region("Churn and trials")).getAllByRole("row");
    expect(december?.textContent).toBe("December 20250 of 10 (0%)7412");
    expect(november?.textContent).toBe("November 20253 of 120 (2.5%)$45.50 of $1,200.00 (3.8%)");
    screen.getByText("Not included, because no exchange rate is known yet: €12.00 paid.");
  });

  it("show what is empty", async () => {
    answerFigures();
    responds(videos, []);
    responds(searches, []);
    show(<FiguresOverTime query={query} />);
    await screen.findByText("Nothing was watched in this period.");
    screen.getByText("No subscriptions ran in these months.");
    expect(screen.queryByText(/^Not included/)).toBeNull();
    await screen.findByText("No search has come up empty three times.");
    expect(screen.getAllByText("Nothing in this period or the one before.")).toHaveLength(6);
  });

  it("show one list's error while another still loads, and retry that one", async () => {
    answerFigures();
    fails(videos, "internal");
    hangs(searches);
    const { user } = show(<FiguresOverTime query={query} />);
    const top = await region("Top videos");
    expect((await within(top).findByRole("alert")).textContent).toContain(internal);
    within(await region("Searches that found nothing")).getByRole("status", { name: "Loading" });
    responds(videos, [{ id: 1, title: null, plays: 1, seconds: 60 }]);
    await user.click(within(top).getByRole("button", { name: "Try again" }));
    await within(top).findByText("Deleted (#1)");
  });

  it("show an error instead of everything if the totals fail, and retry", async () => {
    fails(figures, "internal");
    responds(videos, []);
    responds(searches, []);
    const { user } = show(<FiguresOverTime query={query} />);
    await screen.findByText(internal);
    answerFigures();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("$600.00");
  });

  it("are saved as CSV files, or report the failure", async () => {
    answerFigures();
    responds(videos, []);
    responds(searches, []);
    const asked = responds(file, "Video,Plays");
    const { user } = show(<FiguresOverTime query={query} />);
    const button = await screen.findByRole("button", { name: /^CSV\s*of Top videos/ });
    await user.click(button);
    await expect.poll(() => downloads[0]?.name).toBe("videos.csv");
    expect(asked[0]?.url.searchParams.get("file")).toBe("videos");
    fails(file, "internal");
    await user.click(button);
    await toast(internal);
  });
});

describe("sales", () => {
  const sales = "GET /api/admin/v1/figures/sales/";
  const query = { from: "2025-11-20", to: "2025-11-21" };

  it("shows what each plan and code brought in, in its own currency", async () => {
    const sold = { payments: 3, paid: 2700, returned: 0, code: null } as const;
    responds(sales, [
      { ...sold, id: "1", plan: { id: 1, name: null }, currency: "usd", code: "SPRING", returned: 900 },
      { ...sold, id: "2", plan: { id: 2, name: "Studio" }, currency: "jpy" },
      { ...sold, id: "3", plan: null, currency: "kwd" },
    ]);
    show(<Sales query={query} />);
    const table = within(await screen.findByRole("table", { name: "Revenue by plan and code" }));
    const rows = table.getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Monthly.*SPRING.*3.*\$27\.00.*\$9\.00/),
      expect.stringMatching(/^Studio.*3.*¥2,700/),
      expect.stringMatching(/^Deleted accounts.*KWD.2\.700/),
    ]);
  });

  it("says that nothing was sold", async () => {
    responds(sales, []);
    show(<Sales query={query} />);
    await screen.findByText("Nothing was paid in this period.");
  });
});
