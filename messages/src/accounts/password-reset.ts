import { forServer } from "@mindreel/messages/for-server";

export const forgotPassword = {
  title: "Forgot your password?",
  intro: "We'll email you a link to set a new one. Remembered it after all? <link>Sign in</link>",
  send: "Send the link",
} as const;

export const resetSent = {
  title: "Check your email",
  text: "If there's an account for <strong>{email}</strong>, a link to set a new password is on its way.",
  patience: "It can take a few minutes. If you can't find it, look in your spam folder.",
  again: "Send it again",
  otherEmail: "Use another address",
} as const;

export const resetRequest = {
  sent: "Password reset e-mail has been sent.",
} as const;

export const resetPassword = {
  title: "Set a new password",
  intro: "The link works once and expires after an hour. <link>Ask for a new one</link>",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  done: "Password reset successful",
  passkeysStay: "A new password doesn't affect these passkeys, which sign you in without it:",
  added: "added {day}",
  removePasskeys: "Remove my passkeys, too",
  removePasskeysWhy:
    "Do this if one of them isn't yours, or if someone else may have used your account. You can add new ones at any time.",
  passkeysNeeded:
    "They're your second factor, which superusers need here. Once you're signed in with one, you can replace the others on your Security page.",
} as const;

export const setPasswordByEmail = {
  text: "You sign in with Google and have no password here. If you want one as well, we can email you a link to set it.",
  send: "Send me the link",
} as const;

export const keptPasskeys = {
  title: "Your passkeys still sign you in",
  text: "{names}. If one of them isn't yours, sign in and remove it on your Security page.",
} as const;

export const mail = forServer("accounts/password-reset:mail.", {
  subject: "Set a new password for {app}",
  title: "Set a new password",
  asked: "Someone, hopefully you, asked to set a new password for your {app} account.",
  lasts: "The link works once and expires in an hour. A new password signs you out on every device.",
  notYou: "If this wasn't you, you can ignore this email: your password stays as it is.",
});
