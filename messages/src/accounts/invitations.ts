import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("accounts/invitations:refusals.", {
  over: "This invitation has already been used, was withdrawn, or has expired.",
  otherAddress: "This invitation was sent to another address. Please use that one.",
  wantsNone: "They don't want emails from this site.",
});

export const mail = forServer("accounts/invitations:mail.", {
  subject: "You're invited to {app}",
  title: "You're invited",
  text: "{inviter} invites you to {app}.",
  start: "Create your account",
  how: "The link works once, and expires in 30 days.",
  notYou:
    "If you don't want to come, just ignore this email. If we shouldn't write to you again, follow the link and tell us there.",
  somebody: "The owner",
  gift: {
    one: "It comes with {count} day of everything, for free. No card is needed, and nothing renews automatically.",
    other: "It comes with {count} days of everything, for free. No card is needed, and nothing renews automatically.",
  },
});

/** For whoever follows an invitation's link. */
export const note = {
  invited: "You're invited",
  welcome: "Create your account to come in.",
  days: {
    one: "{count} day of everything is yours, for free. No card is needed, and nothing renews automatically.",
    other: "{count} days of everything are yours, for free. No card is needed, and nothing renews automatically.",
  },
  signIn: "Sign in to accept it",
  accept: "Accept the invitation",
  taken: "Welcome! Your invitation is accepted.",
  overTitle: "This invitation is over",
  over: "It has already been used, was withdrawn, or has expired.",
  home: "Go to Home",
  again: "Try again",
  refuse: "Don't write to me again",
  refusedTitle: "All right",
  refused: "We won't write to you again, and this invitation is over.",
} as const;

/** For superusers. */
export const admin = {
  title: "Invite people",
  addresses: "Email addresses",
  addressesNote: "Separated by commas, spaces or lines, as you paste them.",
  tooMany: "Invite at most {most} people at once.",
  freeDays: "Free days",
  daysNote: "They begin once the account is created. 0: none.",
  inviteNobody: "Invite",
  invite: { one: "Invite {count} person", other: "Invite {count} people" },
  results: "What came of each address",
  outcomes: {
    invited: "Invited",
    waiting: "Already invited",
    member: "Already a member",
    refused: "Doesn't want emails",
    invalid: "Not an address",
  },
  mail: "The email they get",
  words: "Change its words",
  list: "Invitations",
  email: "Email",
  state: "State",
  states: { waiting: "Waiting", accepted: "Accepted", withdrawn: "Withdrawn", expired: "Expired" },
  asked: "Sent",
  actions: "Actions",
  resend: "Send again",
  withdraw: "Withdraw",
  resent: "Sent again",
  gone: "Invitation withdrawn",
  none: "No invitations yet",
  noneText: "Invite the first people with the form above.",
} as const;
