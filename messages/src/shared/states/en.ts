export const messages = {
  checking: "Checking…",
  loading: "Loading",
  offline: "You seem to be offline",
  notLoaded: "This did not load",
  wentWrong: "Something went wrong. Please try again.",
  tryAgain: "Try again",
} as const;
