import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("accounts/invitations:refusals.", {
  over: "This invitation has already been used, was withdrawn, or has expired.",
  otherAddress: "This invitation was sent to another address. Please use that one.",
});

export const mail = forServer("accounts/invitations:mail.", {
  subject: "You're invited to {app}",
  title: "You're invited",
  text: "{inviter} invites you to {app}.",
  start: "Create your account",
  how: "The link works once, and expires in 30 days.",
  notYou: "If you don't want to come, just ignore this email.",
  somebody: "The owner",
  gift: {
    one: "It comes with {count} day of everything, for free. No card is needed, and nothing renews automatically.",
    other: "It comes with {count} days of everything, for free. No card is needed, and nothing renews automatically.",
  },
});
