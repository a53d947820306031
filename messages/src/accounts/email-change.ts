import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  new: {
    title: "Confirm your new address",
    text: "Someone asked to use this email address for an account. Is it yours, and was that you?",
    agree: "Confirm the new address",
  },
  current: {
    title: "Is this you?",
    text: "Someone who was signed in asked to change your account's email address. Approve it only if it was you.",
    agree: "Approve the change",
  },
  notMe: "This wasn't me",
  changed: "Your address has been changed",
  changedText: "Sign in with the new one from now on.",
  waiting: "One step left",
  waitingFor: {
    new: "Now open the link in our email to the current address.",
    current: "Now open the link in our email to the new address.",
  },
  nothingChanges: "Nothing changes",
  nothingChangesText: "Thank you. That account won't use this address.",
  stays: "Your address stays",
  staysText:
    "Nothing changes, and every device has been signed out. Someone may know your password: we've just emailed you a link to set a new one. Please use it now.",
  signIn: "Sign in",
  back: "Back to the videos",
} as const;

export const mail = forServer("accounts/email-change:mail.", {
  confirm: {
    subject: "Confirm your new email address for {app}",
    title: "Confirm your new email address",
    asked: "Someone asked to use this address for the {account}. Please confirm that it's yours.",
    button: "Confirm the new address",
    needsApproval:
      "The link works once and expires in 24 hours. The address changes once it's confirmed here and the change is approved at the current address.",
    alone: "The link works once and expires in 24 hours. The address changes as soon as you confirm it.",
    notYou: "If you didn't ask for this, you can ignore this email: nothing changes without your confirmation.",
  },
  approve: {
    subject: "Your {app} address is about to change",
    title: "Is this you?",
    asked: "Someone who was signed in to your account asked to change its email address to {email}.",
    button: "Approve or refuse",
    needsApproval: "The link works once and expires in 24 hours. Nothing changes without your approval.",
    unproven:
      "The link works once and expires in 24 hours. This address was never confirmed, so the change doesn't need your approval: it happens as soon as the new address is confirmed, unless you refuse first.",
    notYou:
      "If this wasn't you, use the link to refuse: we then sign out every device and email you a link to set a new password.",
  },
  taken: {
    subject: "You already have a {app} account with this address",
    title: "This address already has an account",
    asked:
      "Someone asked to use this address for another account. It already belongs to yours, so nothing was changed.",
    button: "Sign in",
    after: "If this was you, sign in with this address. If not, you don't need to do anything.",
  },
  left: {
    subject: "Your {app} address was changed",
    title: "Your address was changed",
    approved: "Your account now has another email address, as approved with a link that was emailed to this one.",
    unproven:
      "Your account now has another email address, which was confirmed. This one never was, so its approval wasn't needed.",
    last: "We won't send any more emails about your account to this address.",
    open: "Open {app}",
    readsMail: "If you didn't approve this, someone else can read your email: secure this mailbox, then write to us.",
    notYou: "If this wasn't you, write to us.",
  },
});

export const secondEmail = {
  confirmed: "Confirmed",
  notConfirmed: "Not confirmed",
  again: "Send again",
  hint: "Open the link we emailed there. Emails about your account's security then go to both addresses.",
  onItsWay: "The email is on its way",
} as const;
