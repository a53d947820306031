export const messages = {
  had: "You have had your free month already: there is one for each member and each mailbox.",
  over: "This offer was used already, or has expired.",
  incompleteLink: "This link is not complete. Please open it from the mail once more.",
  unsubscribed: "You are unsubscribed.",
  testSent: "A test is on its way to {email}.",
  draftsOnly: "Only a draft can be changed.",
  noSuchVideo: "There is no such video.",
  yearAhead: "A campaign can be planned at most a year ahead.",
  noSubject: "Please write a subject.",
  noContent: "Please write something, or choose a video.",
  noAudience: "Please choose who gets it.",
} as const;
