export const messages = {
  confirm: {
    subject: "Confirm your new e-mail address for {app}",
    title: "Confirm your new e-mail address",
    asked: "someone asked to use this address for the {account}. Please confirm that it is yours.",
    button: "Confirm the new address",
    needsApproval:
      "The link works once, within 24 hours. The address changes once this is confirmed and the current address approves.",
    alone: "The link works once, within 24 hours. The address changes as soon as this is confirmed.",
    notYou: "If you did not ask for this, do nothing: without your confirmation nothing changes.",
  },
  approve: {
    subject: "Your {app} address is about to change",
    title: "Is this you?",
    asked: "someone who was signed in to your account asked to change its e-mail address to {email}.",
    button: "Approve or refuse",
    needsApproval: "The link works once, within 24 hours. Without your approval nothing changes.",
    unproven:
      "The link works once, within 24 hours. This address was never confirmed, so it changes without your approval as soon as the new one is confirmed, unless you refuse first.",
    notYou:
      "If it was not you, use the link to refuse: every device is then signed out, and we mail you a link to set a new password.",
  },
  taken: {
    subject: "You have a {app} account with this address",
    title: "This address has an account",
    asked:
      "someone asked to use this address for another account. It already belongs to yours, so nothing was changed.",
    button: "Sign in",
    after: "If it was you, sign in with this address. If not, there is nothing to do.",
  },
  left: {
    subject: "Your {app} address was changed",
    title: "Your address was changed",
    approved: "your account now has another e-mail address, as approved through a link that was mailed to this one.",
    unproven:
      "your account now has another e-mail address, which was confirmed. This one never was, so its approval was not needed.",
    last: "We will send no more mails about your account here.",
    open: "Open {app}",
    readsMail: "If you did not approve it, someone else is reading your mail: secure this mailbox, then write to us.",
    notYou: "If it was not you, write to us.",
  },
} as const;
