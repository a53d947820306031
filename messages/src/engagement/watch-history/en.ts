export const messages = {
  watched: "Watched",
  lastWatched: "Last watched (UTC)",
  video: "Video",
  length: "Length",
  nothing: "Nothing yet.",
} as const;
