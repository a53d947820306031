import { forServer } from "@mindreel/messages/for-server";

export const answers = forServer("accounts/accounts:answers.", {
  signedOut: "You are signed out.",
  confirmChange: "Please confirm the change with the links that we have emailed to both addresses.",
  twoFactorOff: "Two-factor sign-in is off.",
  resetSent: "Password reset e-mail has been sent.",
  passwordReset: "Password has been reset with the new password.",
  emailConfirmed: "Your email address is confirmed.",
  mailOnItsWay: "The email is on its way.",
  passwordChanged: "Your password has been changed.",
});

export const notices = {
  email: "Your email address",
  confirm: "Please confirm your address with the link that we emailed to <strong>{email}</strong>.",
  sendAgain: "Send again",
  onItsWay: "The email is on its way",
  account: "Your account",
  leaves: "Your account will be deleted on <strong>{day}</strong>.",
  keep: "Keep my account",
  twoFactor: "Two-factor sign-in is needed",
  setUp: "Set up",
  againWithCode: "Superusers need two-factor sign-in here. Please sign in again, with your code.",
  againWithPasskey: "Superusers need two-factor sign-in here. Please sign in again, with your passkey.",
  untilSetUp: "Superusers need two-factor sign-in here. Until yours is set up, you can use {app} as a member.",
} as const;

export const refusals = forServer("accounts/accounts:refusals.", {
  invisibleUsername: "Remove any control characters, and any spaces at the start or the end.",
  passwordsDiffer: "The two passwords do not match.",
  passwordCommon: "This password is too common.",
  passwordIsName: "The password must not be your username or email address.",
  usernameTaken: "A user with that username already exists.",
  emailTaken: "A user with that email address already exists.",
  disposableEmail: "Please use a permanent address: this provider's addresses are temporary.",
  superusersOnly: "Only a superuser can create a superuser.",
  fullOfPasskeys: "You have reached the limit for passkeys. Please remove one first.",
  passkeyUnusable: "This passkey could not be added. Please try again.",
  linkUsed: "This link has expired or has already been used.",
  resetLinkUsed: "This link has expired or has already been used. Please ask for a new one.",
  otherLink: "This is not the link that you opened.",
  passkeysNeeded: "Superusers need a second factor here, and your passkeys are yours.",
  ownEmail: "This is already your address.",
  tooManyEmailChanges: "You have already asked for several changes. Please try again tomorrow.",
  emailTakenMeanwhile: "This address now belongs to another account.",
  wrongPassword: "This is not your password.",
  wrongCode: "This code is wrong, or has already been used.",
  wrongFirstCode: "This code is wrong. Please enter the one that the app shows now.",
  lastSuperuser: "You are the last superuser. Create another one first.",
  blockYourself: "You cannot block yourself.",
  mailSentAlready: "We have already sent you an email. Please look for it, or try again later.",
  copyTaken: "You have just downloaded a copy. Please try again in ten minutes.",
});
