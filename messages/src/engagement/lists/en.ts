export const messages = {
  favorites: "Press the bookmark of a video to keep it here.",
  recent: "What you watch appears here, the latest first.",
} as const;
