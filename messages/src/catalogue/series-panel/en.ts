export const messages = {
  episodes: "Episodes",
  all: "All {count} episodes",
} as const;
