export const messages = {
  subject: "Set a new password for {app}",
  title: "Set a new password",
  asked: "Someone, hopefully you, asked to set a new password for your {app} account.",
  lasts: "The link works once and expires in an hour. A new password signs you out on every device.",
  notYou: "If this was not you, you can ignore this email: your password stays as it is.",
} as const;
