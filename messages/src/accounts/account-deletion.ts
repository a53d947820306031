import { forServer } from "@mindreel/messages/for-server";

export const mail = forServer("accounts/account-deletion:mail.", {
  scheduled: {
    subject: "Your {app} account will be deleted on {day}",
    title: "Your account will be deleted on {day}",
    asked:
      "As you asked, your account and everything in it will be deleted on that day. Until then, everything works as before.",
    noRenewal: "If you have a subscription, it won't renew.",
    keep: "Keep my account",
    changeMind: "To change your mind, sign in and press 'Keep my account'.",
    notYou: "If you didn't ask for this, keep your account and set a new password at {page}.",
  },
  deleted: {
    subject: "Your {app} account has been deleted",
    title: "Your account has been deleted",
    gone: "Your account has been deleted, with your profile, lists, likes and devices. Payment records are kept as the law requires, without your name or address.",
    last: "This is the last email we'll send about it.",
    open: "Open {app}",
    comeBack: "You're welcome to come back: you can use this address for a new account.",
  },
});

export const keptAccount = {
  stays: "Your account stays",
  staysUntil:
    "Your account stays. Your subscription still ends on {day}: to keep watching, resume it on the Subscription page.",
} as const;
