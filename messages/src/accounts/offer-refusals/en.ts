export const messages = {
  begun: "Your free month has begun",
  had: "You have had your free month already: there is one for each member and each mailbox.",
  over: "The free month of this link was used already, or has expired.",
} as const;
