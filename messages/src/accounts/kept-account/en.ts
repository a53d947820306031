export const messages = {
  stays: "Your account stays",
  staysUntil:
    "Your account stays. Your subscription still ends on {day}: to stay pro, resume it on the Subscription page.",
} as const;
