export const messages = {
  new: {
    title: "Confirm your new address",
    text: "Somebody asked to use this email address for an account. Is it yours, and was that you?",
    agree: "Confirm the new address",
  },
  current: {
    title: "Is this you?",
    text: "Somebody who was signed in asked to change your account's email address. Approve it only if it was you.",
    agree: "Approve the change",
  },
  notMe: "This was not me",
  changed: "Your address has been changed",
  changedText: "Sign in with the new one from now on.",
  waiting: "One step left",
  waitingFor: {
    new: "Now open the link in our email to the current address.",
    current: "Now open the link in our email to the new address.",
  },
  nothingChanges: "Nothing changes",
  nothingChangesText: "Thank you. That account will not use this address.",
  stays: "Your address stays",
  staysText:
    "Nothing changes, and every device has been signed out. Somebody may know your password: we have just emailed you a link to set a new one. Please use it now.",
  signIn: "Sign in",
  back: "Back to the videos",
} as const;
