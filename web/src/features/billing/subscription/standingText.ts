import type { Standing } from "@mindreel/contract/billing/subscription";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** `1 December 2025`, in UTC. */
export const longDayOf = (moment: string | null): string => (moment === null ? "" : day.format(new Date(moment)));

/** What a pro member reads about their plan. */
export function standingText({ state, pro_until, paid_until }: Standing): string {
  switch (state) {
    case "superuser":
      return "As a superuser you have everything that pro gives, for as long as you are one.";
    case "active":
      return `Pro until ${longDayOf(paid_until)}, renews by itself.`;
    case "cancelling":
      return `Pro until ${longDayOf(pro_until)}. Your subscription ends then; nothing more is charged.`;
    case "past_due":
      return `Your last payment did not go through. You stay pro until ${longDayOf(pro_until)}; fix the payment to go on after that.`;
    case "paused":
      return `Your subscription is paused. Pro until ${longDayOf(pro_until)}.`;
    case "free":
      return `Pro until ${longDayOf(pro_until)}, free of charge. Every video is yours to watch.`;
    case "none":
      return "";
  }
}
