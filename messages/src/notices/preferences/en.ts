export const messages = {
  title: "Notices",
  videos: "New videos in what you follow",
  answers: "Answers to what you asked for",
  inApp: "In the app",
  bell: "Under the bell at the top.",
  byMail: "By mail",
  gathered: "Several that come within half an hour are one mail.",
  quiet: {
    title: "Quiet hours",
    label: "No mails in quiet hours",
    description: "They come once the quiet hours are over.",
    from: "From",
    until: "Until",
    zone: "By the clock of {zone}.",
  },
} as const;
