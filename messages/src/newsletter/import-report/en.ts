export const messages = {
  noEmail: "There is no email address.",
  notEmail: "This is not an email address.",
  age: "The age is not a whole number from {least} to {most}.",
  signedUp: "The sign-up time must be a past day, such as 2026-01-31, or a past time, such as 2026-01-31T12:00Z.",
  present: "This address is already on the list.",
  unsubscribedHere: "They unsubscribed here. Only they can sign up again.",
  unsubscribedThere: "They unsubscribed, according to the list.",
  twin: "It is the same address as on line {line}.",
} as const;
