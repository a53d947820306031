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

export const pages = {
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
  missing: "There's no such series",
  missingHint: "It may have been removed.",
  showAll: "Show all series",
} as const;

export const panel = {
  episodes: "Episodes",
  all: "All {count} episodes",
} as const;

export const place = {
  place: "Episode {place} of {count} of <series>{title}</series>",
  next: "Next",
  nextNamed: "Next: {title}",
  counts: "{title}. This one will count as watched.",
} as const;
