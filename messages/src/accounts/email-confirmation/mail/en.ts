export const messages = {
  first: {
    subject: "Confirm your e-mail address for {app}",
    title: "Confirm your e-mail address",
    welcome: "welcome to {app}. Please confirm that this address is yours.",
    notYou: "If you did not sign up, do nothing: without your confirmation the address stays unconfirmed.",
  },
  second: {
    subject: "Confirm your second e-mail address for {app}",
    title: "Confirm your second e-mail address",
    asked:
      "the {account} has this as its second address. Once it is confirmed, we also send mails about the account's security here.",
    notYou: "If this is not your account, do nothing: without your confirmation we send no such mails here.",
  },
  confirm: "Confirm my address",
  lasts: "The link works for 7 days.",
} as const;
