import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("newsletter/newsletter:refusals.", {
  had: "You've already had your free month: each member and each mailbox gets one.",
  over: "This offer has already been used, or has expired.",
  incompleteLink: "This link isn't complete. Please open it from the email again.",
  unsubscribed: "You're unsubscribed.",
  againOver: "This link has been used, or isn't complete. Please sign up again.",
  subscribedAgain: "You get our news again.",
  testSent: "A test is on its way to {email}.",
  draftsOnly: "Only a draft can be changed.",
  noSuchVideo: "There's no such video.",
  timePast: "This time has already passed. Please choose a later one, or send it now.",
  yearAhead: "A campaign can be scheduled at most a year ahead.",
  noSubject: "Please write a subject.",
  noContent: "Please write something, or choose a video.",
  noPicture: "Please choose a picture.",
  pictureGone: "A picture in the text is no longer here. Please add it again.",
  noAudience: "Please choose who gets it.",
});
