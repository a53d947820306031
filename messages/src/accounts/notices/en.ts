export const messages = {
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
