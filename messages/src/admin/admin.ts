import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("admin/admin:refusals.", {
  order: "The last day must not be before the first.",
  mostDays: "Choose at most {most} days.",
  tooEarly: "There are no figures from before the year 2000.",
  toCome: "This day is in the future.",
  link: "This link no longer works. The newest one is in the server's log.",
});
