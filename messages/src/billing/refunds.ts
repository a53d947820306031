import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/refunds:refusals.", {
  nothingLeft: "There's nothing left to refund.",
  tooMuch: "This is more than what's left of the payment.",
  refused: "Stripe refused this. Nothing was refunded.",
});

/** Why a payment was refunded by itself, for superusers. */
export const givenBack = forServer("billing/refunds:givenBack.", {
  reason: "For a second subscription beside the one that runs",
});

export const messages = {
  refund: "Refund",
  label: "Refund {username}",
  title: "Refund {username}?",
  about: "The money goes back to the card or account it came from. Banks take 5 to 10 days.",
  amount: "Amount in {currency}",
  left: "Up to {money} of invoice {number}",
  whole: "This is all of it: the subscription and its access end now, and nothing more is charged.",
  part: "Their plan stays as it is.",
  reason: "Reason",
  reasonNote: "For you and the audit log. It's part of the member's data if they download it.",
  done: "Refunded",
  pending: "Stripe doesn't answer right now. We'll keep trying, so don't refund it again.",
  refunds: "Refunds made here",
  when: "When (UTC)",
  money: "Amount",
  state: "Status",
  states: {
    pending: "On its way to Stripe",
    done: "Refunded",
    refused: "Refused by Stripe",
  },
} as const;
