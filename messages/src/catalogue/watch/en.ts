export const messages = {
  beside: "Beside the video",
  episodes: "Episodes",
  upNext: "Up next",
  nothingElse: "Nothing else yet.",
  notes: "Notes",
  transcript: "Transcript",
  chapters: "Chapters",
  share: "Share {title}",
  wide: "Wide player",
} as const;
