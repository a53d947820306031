export const messages = {
  title: "Notices",
  videos: "New videos in what you follow",
  answers: "Answers to what you asked for",
  inApp: "In the app",
  bell: "Under the bell at the top.",
  byMail: "By mail",
  gathered: "Several that come within half an hour are one mail.",
  onDevices: "On your devices",
  devicesHint: "On those where you turn notices on below.",
  quiet: {
    title: "Quiet hours",
    label: "Keep quiet hours",
    description: "Mails, and notices on your devices, come once they are over.",
    from: "From",
    until: "Until",
    zone: "By the clock of {zone}.",
  },
} as const;
