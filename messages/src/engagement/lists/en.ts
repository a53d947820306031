export const messages = {
  favorites: "Press a video's bookmark to keep it here.",
  recent: "What you watch appears here, latest first.",
} as const;
