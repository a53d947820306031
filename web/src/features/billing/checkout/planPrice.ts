import { boot } from "#shared/boot.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** What a month costs: `$300.00`. */
export const planPrice = (): string => dollars.format(boot.planPriceCents / 100);
