export const messages = {
  signedOut: "You are signed out.",
  confirmChange: "Please confirm the change by the links that we mail to both addresses.",
  twoFactorOff: "Two-factor sign-in is off.",
  resetSent: "Password reset e-mail has been sent.",
  passwordReset: "Password has been reset with the new password.",
  emailConfirmed: "Your e-mail address is confirmed.",
  mailOnItsWay: "The mail is on its way.",
  passwordChanged: "Your password is changed.",
} as const;
