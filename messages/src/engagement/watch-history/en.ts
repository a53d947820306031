export const messages = {
  watched: "Watched",
  lastWatched: "Last watched (UTC)",
  video: "Video",
  length: "Length",
  nothing: "Nothing so far.",
} as const;
