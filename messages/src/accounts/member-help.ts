export const messages = {
  reset: "Send password link",
  resetTitle: "Send {username} a password link?",
  resetText: "We email {email} a link to set a new password. It works once, for an hour.",
  resetSent: "Password link sent",
  confirmation: "Resend confirmation",
  confirmationTitle: "Send {username} the confirmation again?",
  confirmationText: "We email {email} a link that confirms the address. It works for 7 days.",
  confirmationSent: "Confirmation sent",
} as const;
