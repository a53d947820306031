export const messages = {
  title: "Reset Password",
  intro: "The link works once and expires after an hour. <link>Ask for a new one</link>",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  done: "Password reset successful",
  passkeysStay: "A new password does not affect these passkeys, which sign you in without it:",
  added: "added {day}",
  removePasskeys: "Remove my passkeys, too",
  removePasskeysWhy:
    "Do this if one of them is not yours, or if somebody else may have used your account. You can add new ones at any time.",
  passkeysNeeded:
    "They are your second factor, which superusers need here. Once you are signed in with one, you can replace the others on your Security page.",
} as const;
