export const messages = {
  title: "Validating Payment",
  wait: "This takes a moment. Please do not close the page.",
  late: "Your payment is not confirmed yet. This page will tell you as soon as it is.",
  welcome: "Welcome! You are a pro user now. Enjoy the video.",
} as const;
