import type { Standing } from "@mindreel/contract/billing/subscription";
import { dayOf } from "#shared/dates.ts";

function returnedOf({ returned }: Standing): string {
  if (returned === null) return "";
  const what = returned.how === "refund" ? "The last payment was refunded" : "The bank took the last payment back";
  return ` ${what} on ${dayOf(returned.at)}: the subscription ended with it, and nothing more is charged.`;
}

/** The state of a member's plan, as shown to superusers. */
export const standingOf = (standing: Standing): string => `${planOf(standing)}${returnedOf(standing)}`;

function planOf({ state, pro_until, paid_until }: Standing): string {
  const until = pro_until === null ? "" : dayOf(pro_until);
  switch (state) {
    case "superuser":
      return "A superuser: pro for as long as they are one.";
    case "active":
      return `Subscribed: paid until ${paid_until === null ? until : dayOf(paid_until)}, renews by itself.`;
    case "cancelling":
      return `Cancelled: pro until ${until}, nothing more is charged.`;
    case "past_due":
      return `The last payment failed: pro until ${until}, unless it is paid.`;
    case "paused":
      return `Paused at Stripe${until === "" ? "" : `: pro until ${until}`}.`;
    case "free":
      return `Pro until ${until}, by free time.`;
    case "none":
      return pro_until === null ? "Not pro, and never was." : `Not pro; was until ${until}.`;
  }
}

const causes: Readonly<Record<string, string>> = {
  subscribed: "Subscribed",
  renewed: "The subscription renewed",
  payment_failed: "A renewal failed",
  payment_recovered: "The failed payment went through",
  cancelled: "Cancelled: ends with what is paid",
  resumed: "Resumed: renews again",
  ended: "The subscription ended",
  refunded: "The payment was refunded",
  dispute_lost: "The bank took the payment back",
  free_month: "Free month of the news form",
  gift: "Free time given",
  gift_taken_back: "Free time taken back",
  healed: "Corrected after a comparison with Stripe",
  read_again: "Read again at Stripe",
};

/** A cause that this version does not know is shown by its name. */
export const causeOf = (cause: string): string => causes[cause] ?? cause;
