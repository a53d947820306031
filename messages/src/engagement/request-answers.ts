import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "It is here now",
  wanted: "You wanted: {text}",
  dismiss: "Dismiss {title}",
} as const;

export const answerMails = {
  label: "Email me when it is here",
  description: "When something that you asked or voted for is added to the library.",
} as const;

export const mail = forServer("engagement/request-answers:mail.", {
  subject: "It is here now: {title}",
  title: "It is here now",
  asked: "You asked for “{text}”, or voted for it. Now it is in the library: {title}",
  askedUnquoted: "You asked for something that was not here, or voted for it. Now it is in the library: {title}",
  watch: "Watch it",
  why: "You are getting this email because you wanted this video.",
});
