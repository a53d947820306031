export const messages = {
  signedOut: "You are signed out.",
  confirmChange: "Please confirm the change with the links that we have emailed to both addresses.",
  twoFactorOff: "Two-factor sign-in is off.",
  resetSent: "Password reset e-mail has been sent.",
  passwordReset: "Password has been reset with the new password.",
  emailConfirmed: "Your email address is confirmed.",
  mailOnItsWay: "The email is on its way.",
  passwordChanged: "Your password has been changed.",
} as const;
