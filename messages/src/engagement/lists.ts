export const messages = {
  favorites: "Press a video's bookmark to keep it here.",
  recent: "What you watch appears here, latest first.",
} as const;

export const watchHistory = {
  watched: "Watched",
  lastWatched: "Last watched (UTC)",
  video: "Video",
  length: "Length",
  nothing: "Nothing yet.",
} as const;
