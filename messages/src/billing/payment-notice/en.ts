export const messages = {
  title: "Your last payment did not go through",
  proUntil: "You stay pro until {day}. <link>Fix the payment</link>",
  waiting: "Your videos are waiting for you. <link>Fix the payment</link>",
} as const;
