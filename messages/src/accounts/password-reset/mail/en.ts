export const messages = {
  subject: "Set a new password for {app}",
  title: "Set a new password",
  asked: "someone, hopefully you, asked to set a new password for your {app} account.",
  lasts: "The link works once, within an hour. A new password signs you out on every device.",
  notYou: "If it was not you, do nothing: your password stays as it is.",
} as const;
