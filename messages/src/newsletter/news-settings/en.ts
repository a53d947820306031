export const messages = {
  title: "Settings of the news",
  save: "Save",
  rate: "Mails an hour",
  rateNote: "At an even pace, within what your mail server allows. 3,600 an hour is one a second.",
  digest: "Mail new videos by itself",
  digestNote:
    "To subscribers and members who want news: each gets those of the categories that they like. Without a new video there is no mail.",
  digests: {
    off: "Never",
    weekly: "Every week",
    monthly: "Every month",
  },
  saved: "Settings saved",
} as const;
