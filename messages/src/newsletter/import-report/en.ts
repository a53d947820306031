export const messages = {
  noEmail: "There is no e-mail address.",
  notEmail: "This is not an e-mail address.",
  age: "The age is not a whole number from {least} to {most}.",
  signedUp: "The time of the sign-up is not a past day like 2026-01-31, or a time like 2026-01-31T12:00Z.",
  present: "This address is on the list already.",
  unsubscribedHere: "They unsubscribed here. Only they can sign up again.",
  unsubscribedThere: "They unsubscribed, as the list says.",
  twin: "It is the same address as in line {line}.",
} as const;
