export const messages = {
  begun: "Your free month has begun",
  title: "Your free month",
  back: "Back to the videos",
  step: "It begins when you start it here, or after the time that you have already paid for.",
  plan: "See the plan",
  take: "Start the free month",
} as const;
