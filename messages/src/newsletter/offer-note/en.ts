export const messages = {
  noSecond: "No second free month",
  had: {
    title: "You have had your free month",
    text: "It was taken up with this mailbox before, and there is one for each. You are welcome to join all the same.",
  },
  waiting: {
    title: "Your free month is waiting",
    text: "{step} No card is needed, and nothing renews by itself.",
  },
  over: {
    title: "This offer is over",
    text: "It was already used, or has expired. You are welcome to join all the same.",
  },
} as const;
