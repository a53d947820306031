import { forServer } from "@mindreel/messages/for-server";

export const messages = forServer("newsletter/digest:", {
  weekly: {
    subject: "New this week at {app}",
    title: "New this week",
  },
  monthly: {
    subject: "New this month at {app}",
    title: "New this month",
  },
});

export const settings = {
  title: "News settings",
  save: "Save",
  rate: "Emails per hour",
  rateNote: "At an even pace, within what your mail server allows. 3,600 per hour is one per second.",
  digest: "Email new videos automatically",
  digestNote:
    "To the mailing list, and to members who want news: each gets those in the categories they like. Without new videos, no email goes out.",
  digests: {
    off: "Never",
    weekly: "Every week",
    monthly: "Every month",
  },
  saved: "Settings saved",
} as const;
