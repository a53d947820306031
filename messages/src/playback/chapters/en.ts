export const messages = {
  chapters: "Chapters",
  chapter: "Chapter: {title}",
  at: "Chapter at {time}: {title}",
} as const;
