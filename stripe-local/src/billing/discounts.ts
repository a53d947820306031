import type { Coupon, Subscription } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";
import { monthsLater } from "./calendar.ts";

/** What a coupon takes off an amount. */
export function offOf(coupon: Coupon, amount: number, currency: string): number {
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  const off = currency === coupon.currency ? coupon.amount_off : coupon.currency_options[currency]?.amount_off;
  return Math.min(amount, off ?? 0);
}

/** Coupons on subscriptions: https://docs.stripe.com/billing/subscriptions/coupons */
export function createDiscounts(world: World) {
  /** Why a coupon cannot be redeemed; undefined if it can. */
  function fault(id: string, currency: string): string | undefined {
    const coupon = world.find("coupons", id);
    if (coupon === undefined) return `No such coupon: '${id}'`;
    const isOver = coupon.redeem_by !== null && coupon.redeem_by <= world.now();
    const isUsedUp = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
    if (isOver || isUsedUp) return `Coupon ${id} is expired and cannot be applied.`;
    const isElsewhere = currency !== coupon.currency && coupon.currency_options[currency] === undefined;
    return coupon.percent_off === null && isElsewhere ? `The coupon ${id} has no amount in ${currency}.` : undefined;
  }

  return {
    fault,

    /** Takes a coupon's discount off a subscription from now on. */
    apply: (subscription: Subscription, id: string): void => {
      const coupon = world.find("coupons", id);
      if (coupon === undefined) return;
      const start = world.now();
      const months = coupon.duration === "repeating" ? coupon.duration_in_months : null;
      const discount = world.add("discounts", {
        id: newId("di"),
        object: "discount",
        source: { type: "coupon", coupon: id },
        customer: subscription.customer,
        subscription: subscription.id,
        start,
        end: months === null ? null : monthsLater(start, months),
      });
      coupon.times_redeemed += 1;
      subscription.discounts = [discount.id];
    },

    /** What comes off a change: percentages of coupons that go on. An amount comes off what recurs only. */
    running: (subscription: Subscription, amount: number): { amount: number; discount: string }[] =>
      subscription.discounts.flatMap((id) => {
        const discount = world.find("discounts", id);
        const coupon = discount && world.find("coupons", discount.source.coupon);
        const isOver = discount !== undefined && discount.end !== null && discount.end <= world.now();
        if (coupon === undefined || coupon.percent_off === null || isOver) return [];
        return [{ amount: offOf(coupon, amount, subscription.currency), discount: id }];
      }),

    /** What would come off the next invoice. */
    next: (subscription: Subscription, amount: number, at: number): { amount: number; discount: string }[] =>
      subscription.discounts.flatMap((id) => {
        const discount = world.find("discounts", id);
        const coupon = discount && world.find("coupons", discount.source.coupon);
        if (coupon === undefined || (discount?.end ?? at + 1) <= at) return [];
        return [{ amount: offOf(coupon, amount, subscription.currency), discount: id }];
      }),

    /** What comes off an invoice. Discounts that end with it, or have ended, leave the subscription. */
    take: (subscription: Subscription, amount: number): { amount: number; discount: string }[] => {
      const taken: { amount: number; discount: string }[] = [];
      for (const id of subscription.discounts) {
        const discount = world.find("discounts", id);
        const coupon = discount && world.find("coupons", discount.source.coupon);
        const isOver = discount !== undefined && discount.end !== null && discount.end <= world.now();
        if (coupon !== undefined && !isOver)
          taken.push({ amount: offOf(coupon, amount, subscription.currency), discount: id });
        if (isOver || coupon?.duration === "once")
          subscription.discounts = subscription.discounts.filter((each) => each !== id);
      }
      return taken;
    },
  };
}

export type Discounts = ReturnType<typeof createDiscounts>;
