export const messages = {
  watched: "Watched",
  allWatched: "All watched",
  progress: "{watched} of {count} watched",
  episode: "<hidden>Episode </hidden>{number}",
  count: {
    one: "{count} episode",
    other: "{count} episodes",
  },
  extent: "{episodes}, {length}",
  extentAtLeast: "{episodes}, at least {length}",
} as const;
