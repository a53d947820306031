export const messages = {
  series: "Series",
  total: {
    one: "{count} series",
    other: "{count} series",
  },
  none: "No series yet",
  noneHint: "Videos that belong together will appear here, in order.",
  again: "Watch again",
  start: "Start",
  goOn: "Continue",
  episode: "Episode {place}: {title}",
  episodes: "Episodes",
  noEpisodes: "No episodes yet",
  page: "Page Not Found",
  missing: "There is no such series",
  missingHint: "It may have been removed.",
  showAll: "Show all series",
} as const;
