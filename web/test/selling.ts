import type { Plan, PlanPrice } from "@mindreel/contract/billing/plans";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { bootWith } from "./browser.ts";
import { responds } from "./server.ts";

export const price = (id: string, changes: Partial<PlanPrice> = {}): PlanPrice => ({
  ...{ id, interval: "month", interval_count: 1, amount: 900, currency: "usd", tax: "none", ...changes },
});
export const plan = (id: number, name: string, prices: PlanPrice[], changes: Partial<Plan> = {}): Plan => ({
  ...{ id, name, description: "", features: [], trial_days: 0, trial_card: true, prices, ...changes },
});
export const sells = (currencies: string[], ...plans: Plan[]) => {
  const tried = plans.some(({ trial_days }) => trial_days > 0);
  const choice = tried || currencies.length + plans.flatMap(({ prices }) => prices).length > 2;
  bootWith({ offered: { ...offeredMonthly(900), choice } });
  responds("GET /api/public/v1/plans/", { currency: currencies[0] ?? "usd", currencies, plans });
};
export const spring = {
  code: "SPRING",
  percent_off: 25,
  amounts: null,
  duration: "once",
  months: null,
  plans: null,
} as const;

/** A site that sells one plan, at one price. */
export function sellsMonthly(): void {
  bootWith({ payments: "stripe", offered: offeredMonthly(30_000) });
  sells(["usd"], plan(1, "Monthly", [price("m")]));
  const stills = ["a", "b"].map((src) => ({
    ...{ src, srcset: src, avif: null, blur: null },
    ...{ title: src, category: null },
  }));
  responds("GET /api/public/v1/showcase/", { categories: [], stills, video_count: 2, category_count: 0, new_count: 0 });
}
