export const messages = {
  title: "Continue watching",
  nextEpisode: "Next episode",
  at: "At {time}",
  left: "{length} left",
  remove: "Do not continue {title}",
  removed: "“{title}” is no longer among what you continue.",
} as const;
