import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "Confirm your address",
  forMembers: "Click below, so that we know our emails reach you. <link>Back to the videos</link>",
  forVisitors: "Click below, so that we know our emails reach you. <link>Sign in</link>",
  confirm: "Confirm my address",
  stale: "If your address isn't confirmed yet, <link>send yourself a new link</link>.",
  confirmed: "Your email address is confirmed",
} as const;

export const mail = forServer("accounts/email-confirmation:mail.", {
  first: {
    subject: "Confirm your email address for {app}",
    title: "Confirm your email address",
    welcome: "Welcome to {app}. Please confirm that this address is yours.",
    notYou: "If you didn't sign up, you can ignore this email: the address then stays unconfirmed.",
  },
  second: {
    subject: "Confirm your second email address for {app}",
    title: "Confirm your second email address",
    asked:
      "The {account} has this as its second address. Once it's confirmed, we also send emails about the account's security here.",
    notYou:
      "If this isn't your account, you can ignore this email: without your confirmation, we don't send them here.",
  },
  confirm: "Confirm my address",
  lasts: "The link works for 7 days.",
});
