export const messages = {
  new: {
    title: "Confirm your new address",
    text: "Somebody asked to use this e-mail address for an account. Is it yours, and was it you?",
    agree: "Confirm the new address",
  },
  current: {
    title: "Is this you?",
    text: "Somebody who was signed in asked to change your account's e-mail address. Approve it only if it was you.",
    agree: "Approve the change",
  },
  notMe: "This was not me",
  changed: "Your address is changed",
  changedText: "Sign in with the new one from now on.",
  waiting: "One step is left",
  waitingFor: {
    new: "Now press the link in our mail to the current address.",
    current: "Now press the link in our mail to the new address.",
  },
  nothingChanges: "Nothing changes",
  nothingChangesText: "Thank you. This address is not used for that account.",
  stays: "Your address stays",
  staysText:
    "Nothing changes, and every device is signed out. Somebody may know your password: we have just mailed you a link to set a new one. Use it now.",
  signIn: "Sign in",
  back: "Back to the videos",
} as const;
