export const messages = {
  count: {
    one: "{count} video",
    other: "{count} videos",
  },
  showAll: "Show all videos",
  find: "Find videos",
  noneFound: "No videos found",
  otherWords: "Try other words, or fewer of them.",
  results: "Results for “{words}”",
} as const;
