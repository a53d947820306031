export const messages = {
  title: "Continue watching",
  nextEpisode: "Next episode",
  at: "At {time}",
  left: "{length} left",
  remove: "Remove {title} from Continue watching",
  removed: "“{title}” is no longer under Continue watching.",
  removedWithNext: "“{title}” and the next episode of “{series}” are no longer under Continue watching.",
} as const;
