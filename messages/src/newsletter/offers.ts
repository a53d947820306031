import { forServer } from "@mindreel/messages/for-server";

export const page = {
  begun: "Your free month has begun",
  title: "Your free month",
  invitation: "Your invitation",
  back: "Back to the videos",
  step: "It begins when you start it here, or after the time you've already paid for.",
  plan: "See the plan",
  take: "Start the free month",
} as const;

export const month = {
  take: "Start my free month",
  free: "Your free month is waiting. No card is needed, and nothing renews automatically.",
  get: "Get one month free",
  how: "It comes with our news. No card is needed, and it ends by itself.",
  mailed: "Your free month is waiting in your mailbox: open the link that we sent you.",
  begun: "Your free month has begun",
} as const;

export const note = {
  noSecond: "No second free month",
  had: {
    title: "You've had your free month",
    text: "It has already been used with this mailbox, and each mailbox gets one. You're still welcome to join.",
  },
  waiting: {
    title: "Your free month is waiting",
    text: "{step} No card is needed, and nothing renews automatically.",
  },
  over: {
    title: "This offer is over",
    text: "It has already been used, or has expired. You're still welcome to join.",
  },
} as const;

export const mail = forServer("newsletter/offers:mail.", {
  subject: "Your free month at {app}",
  title: "Your first month is free",
  thanks:
    "Thank you for signing up for our news. Here is your month of {app} on us: every video, and early access to what's coming.",
  start: "Start your free month",
  how: "Create an account through this link, or sign in with the one you have. The link works once and expires in 90 days. No card is needed, and nothing renews automatically.",
  notYou: "If you didn't sign up, you can ignore this email.",
  why: "You're getting this email because this address was signed up for our news.",
});
