import { forServer } from "@mindreel/messages/for-server";

export const page = {
  title: "Get our news again",
  text: "You unsubscribed from our news. Click below to get it again.",
  action: "Get the news again",
  done: "You get our news again",
  after: "Each email has a link to unsubscribe.",
} as const;

export const mail = forServer("newsletter/news-again:mail.", {
  subject: "Do you want news from {app} again?",
  title: "Do you want our news again?",
  again:
    "Your address was signed up for news from {app}. You had unsubscribed, so please confirm that you want it again.",
  yes: "Get the news again",
  notYou: "If this wasn't you, you can ignore this email: you stay unsubscribed.",
});
