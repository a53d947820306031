import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "It's here now",
  wanted: "You wanted: {text}",
  dismiss: "Dismiss {title}",
} as const;

export const answerMails = {
  label: "Email me when it's added",
  description: "When something you requested or voted for joins the library.",
} as const;

export const mail = forServer("engagement/request-answers:mail.", {
  subject: "It's here now: {title}",
  title: "It's here now",
  asked: "You asked for “{text}”, or voted for it. Now it's in the library: {title}",
  askedUnquoted: "You asked for something that wasn't here, or voted for it. Now it's in the library: {title}",
  watch: "Watch it",
  why: "You're getting this email because you wanted this video.",
});
