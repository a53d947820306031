export const messages = {
  enter: "Use a code",
  give: "Give a code",
  code: "Code",
  check: "See what it takes off",
  next: "Next charge on {day}: {amount} instead of {without}.",
  same: "Next charge on {day}: {amount}, as before.",
  use: "Use it",
  used: "The code is used from the next charge on",
} as const;
