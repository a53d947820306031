import { forServer } from "@mindreel/messages/for-server";

export const success = {
  title: "Validating Payment",
  wait: "This takes a moment. Please do not close the page.",
  late: "Your payment is not confirmed yet. This page will tell you as soon as it is.",
  welcome: "Welcome! You are a pro user now. Enjoy the video.",
} as const;

export const refusals = forServer("billing/checkout:refusals.", {
  superuser: "As a superuser you have everything that pro gives.",
  stillPaid: "The time that you paid for has not ended yet.",
});
