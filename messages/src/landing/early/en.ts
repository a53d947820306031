export const messages = {
  sending: "Sending…",
  unreachable: "We cannot be reached. Check your internet connection and try again.",
} as const;
