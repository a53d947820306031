import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/plans:refusals.", {
  notSold: "This isn't for sale any longer. Please choose again.",
  notSoldIn: "This isn't sold in {currency}.",
  currency: "{currency} isn't a currency.",
  tooLong: "Three years is the longest time between two payments.",
  onceOnly: "A price that is paid once has no count.",
});
