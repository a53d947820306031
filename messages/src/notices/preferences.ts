export const messages = {
  title: "Notices",
  videos: "New videos in what you follow",
  answers: "Answers to what you asked for",
  inApp: "In the app",
  bell: "Under the bell at the top.",
  byMail: "By email",
  gathered: "Several within half an hour come in one email.",
  onDevices: "On your devices",
  devicesHint: "On those where you turn notices on below.",
  quiet: {
    title: "Quiet hours",
    label: "Keep quiet hours",
    description: "Emails, and notices on your devices, come once they're over.",
    from: "From",
    until: "Until",
    zone: "In the time zone {zone}.",
  },
} as const;
