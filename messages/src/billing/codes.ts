import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/codes:refusals.", {
  either: "Take either a percentage or an amount off.",
  months: "Say for how many months, and only then.",
  past: "This time has passed already.",
  noPlan: "There is no such plan.",
  taken: "There's already a code like this.",
  unknown: "We don't know this code.",
  expired: "This code has expired.",
  usedUp: "This code has been used up.",
  otherPlan: "This code is for another plan.",
  otherCurrency: "This code isn't for this currency.",
  firstOnly: "This code is for a first purchase only.",
});
