export const messages = {
  order: "The last day is before the first.",
  mostDays: "Ask for at most {most} days at once.",
  tooEarly: "There is nothing from before the year 2000.",
  toCome: "This day has not come yet.",
  link: "This link does not work any more. The newest one is in the log of the server.",
} as const;
