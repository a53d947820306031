export const messages = {
  text: "You sign in with Google and have no password here. If you want one as well, we can email you a link to set it.",
  send: "Send me the link",
} as const;
