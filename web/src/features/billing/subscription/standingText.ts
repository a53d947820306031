import type { Standing, Subscription } from "@mindreel/contract/billing/subscription";
import { paymentIn } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/billing/subscription";
import { withTax } from "#features/billing/plans/wording.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { longDay } from "#shared/time/dates.ts";

/** What happened to the last payment if it was returned; otherwise empty. */
export function returnedText({ returned }: Pick<Standing, "returned">): string {
  if (returned === null) return "";
  return format(messages.returned[returned.how], { day: longDay(returned.at) });
}

/** What the next charge is. */
export const chargeText = ({ amount, currency, plus_tax }: NonNullable<Subscription["next"]>): string =>
  withTax(paymentIn(language(), amount, currency), plus_tax ? "exclusive" : "none");

function trialText(
  { state, needs_card, next }: Pick<Subscription, "state" | "needs_card" | "next">,
  day: string,
): string {
  if (needs_card) return format(messages.state.needsCard, { day });
  if (state !== "active" || next === null) return format(messages.state.trialEnds, { day });
  return format(messages.state.trial, { day, price: chargeText(next) });
}

/** A pro member's standing as a sentence. */
export function standingText(standing: Subscription): string {
  const { state, pro_until, paid_until, free_days, trial_end } = standing;
  if (trial_end !== null && state !== "superuser") return trialText(standing, longDay(trial_end));
  const day = pro_until === null ? "" : longDay(pro_until);
  switch (state) {
    case "superuser":
      return messages.state.superuser;
    case "active": {
      const renews = format(messages.state.active, { day: paid_until === null ? "" : longDay(paid_until) });
      return free_days === 0 ? renews : `${renews} ${format(messages.freeDays.waiting, { count: free_days })}`;
    }
    case "cancelling": {
      const ends = format(messages.state.cancelling, { day: paid_until === null ? day : longDay(paid_until) });
      return free_days === 0 ? ends : `${ends} ${format(messages.freeDays.after, { count: free_days, day })}`;
    }
    case "past_due":
      return format(messages.state.pastDue, { day });
    case "paused":
      return format(messages.state.paused, { day });
    case "forever":
      return messages.state.forever;
    case "free":
      return format(messages.state.free, { day });
    case "none":
      return "";
  }
}

/** What was last paid for the subscription that runs; otherwise empty. */
export function paidText({ last_payment: paid }: Pick<Standing, "last_payment">): string {
  if (paid === null || paid.amount === 0) return "";
  return format(messages.paid, { price: paymentIn(language(), paid.amount, paid.currency), day: longDay(paid.at) });
}

/** What happens to a member's free days when they subscribe. */
export const freeDaysText = (n: number): string =>
  n === 0 ? messages.freeDays.none : format(messages.freeDays.some, { count: n });
