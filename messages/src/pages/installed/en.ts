export const messages = {
  title: "You are offline",
  text: "The projector is ready, the network is not. Check your connection; the page will reload by itself once you are back online.",
  again: "Try again",
  app: "Entertainment that expands the mind.",
} as const;
