import type { Standing } from "@mindreel/contract/billing/subscription";
import { longDayOf } from "@mindreel/contract/wire/days";

const freeDays = (n: number) => `${n} free day${n === 1 ? "" : "s"}`;

/** What became of the last payment, where it went back; empty where it did not. */
export function returnedText({ returned }: Pick<Standing, "returned">): string {
  if (returned === null) return "";
  const day = longDayOf(returned.at);
  return returned.how === "refund"
    ? `Your last payment was refunded on ${day}. Your subscription ended with it, and nothing more is charged.`
    : `Your bank took your last payment back on ${day}. Your subscription ended with it, and nothing more is charged.`;
}

/** What a pro member reads about their plan. */
export function standingText({ state, pro_until, paid_until, free_days }: Standing): string {
  const [proUntil, paidUntil] = [pro_until, paid_until].map((moment) => (moment === null ? "" : longDayOf(moment)));
  switch (state) {
    case "superuser":
      return "As a superuser you have everything that pro gives, for as long as you are one.";
    case "active": {
      const waiting =
        free_days === 0 ? "" : ` ${freeDays(free_days)} wait${free_days === 1 ? "s" : ""} for when you stop it.`;
      return `Pro until ${paidUntil}, renews by itself.${waiting}`;
    }
    case "cancelling":
      return `Pro until ${proUntil}. Your subscription ends then; nothing more is charged.`;
    case "past_due":
      return `Your last payment did not go through. You stay pro until ${proUntil}; fix the payment to go on after that.`;
    case "paused":
      return `Your subscription is paused. Pro until ${proUntil}.`;
    case "free":
      return `Pro until ${proUntil}, free of charge. Every video is yours to watch.`;
    case "none":
      return "";
  }
}

/** What becomes of free days when their owner subscribes. */
export const freeDaysText = (n: number): string =>
  n === 0
    ? "What is left of your free time waits while you pay, and goes on when you stop."
    : `Your ${freeDays(n)} are not lost: they wait while you pay, and go on when you stop.`;
