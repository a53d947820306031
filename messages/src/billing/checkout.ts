import { forServer } from "@mindreel/messages/for-server";

export const success = {
  title: "Validating Payment",
  wait: "This takes a moment. Please don't close the page.",
  late: "Your payment isn't confirmed yet. This page will tell you as soon as it is.",
  welcome: "Welcome! Every video is open to you now. Enjoy this one.",
} as const;

export const refusals = forServer("billing/checkout:refusals.", {
  superuser: "As a superuser you have everything that pro gives.",
  forEver: "You've bought this for ever already.",
  stillPaid: "The time you paid for hasn't ended yet.",
});
