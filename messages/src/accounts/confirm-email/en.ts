export const messages = {
  title: "Confirm your address",
  forMembers: "Click below, so that we know that our mails reach you. <link>Back to the videos</link>",
  forVisitors: "Click below, so that we know that our mails reach you. <link>Sign in</link>",
  confirm: "Confirm my address",
  confirmed: "Your e-mail address is confirmed",
} as const;
