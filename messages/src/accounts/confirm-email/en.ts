export const messages = {
  title: "Confirm your address",
  forMembers: "Click below, so that we know our emails reach you. <link>Back to the videos</link>",
  forVisitors: "Click below, so that we know our emails reach you. <link>Sign in</link>",
  confirm: "Confirm my address",
  confirmed: "Your email address is confirmed",
} as const;
