export const messages = {
  noSecond: "No second free month",
  had: {
    title: "You have had your free month",
    text: "It has already been used with this mailbox, and each mailbox gets one. You are still welcome to join.",
  },
  waiting: {
    title: "Your free month is waiting",
    text: "{step} No card is needed, and nothing renews automatically.",
  },
  over: {
    title: "This offer is over",
    text: "It has already been used, or has expired. You are still welcome to join.",
  },
} as const;
