import { forServer } from "@mindreel/messages/for-server";

export const mail = forServer("newsletter/win-back:mail.", {
  subject: "Come back to {app}",
  title: "We'd love to have you back",
  saved: "There's a lot to watch, and we've saved something for you.",
  terms: "Your first payment is {percent} off.",
  back: "Come back",
  code: "The button fills in your code, {code}. It's yours alone, and good until {day}.",
  why: "You're getting this email because you get our news.",
});

export const refusals = forServer("newsletter/win-back:refusals.", {
  notLeft: "Only members who have paid before, and have nothing now, can be won back.",
  noNews: "They don't want news, so no code is mailed to them.",
});

export const owners = {
  title: "Send a win-back code",
  text: "{name} gets a code by email that only they can use, once. It's mailed only if they want news, and never a second time.",
  percent: "Percent off the first payment",
  days: "Days it can be used",
  send: "Send",
  sent: "The code {code} is on its way",
  before: "They were sent {code} before. Nothing was mailed.",
} as const;
