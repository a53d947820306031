export const messages = {
  first: {
    subject: "Confirm your email address for {app}",
    title: "Confirm your email address",
    welcome: "Welcome to {app}. Please confirm that this address is yours.",
    notYou: "If you did not sign up, you can ignore this email: the address then stays unconfirmed.",
  },
  second: {
    subject: "Confirm your second email address for {app}",
    title: "Confirm your second email address",
    asked:
      "The {account} has this as its second address. Once it is confirmed, we also send emails about the account's security here.",
    notYou:
      "If this is not your account, you can ignore this email: without your confirmation, we do not send them here.",
  },
  confirm: "Confirm my address",
  lasts: "The link works for 7 days.",
} as const;
