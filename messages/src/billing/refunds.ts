import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/refunds:refusals.", {
  nothingLeft: "There's nothing left to refund.",
  tooMuch: "This is more than what's left of the payment.",
  refused: "Stripe refused this. Nothing was refunded.",
});
