export const messages = {
  minutes: {
    one: "{count} minute",
    other: "{count} minutes",
  },
  form: "What fits into my time",
  have: "Short on time?",
  chip: "{count} min",
  other: "Other",
  offered: "Suggested minutes",
  field: "Minutes",
  unit: "minutes",
  show: "Show",
  nothing: {
    one: "Nothing fits into {count} minute.",
    other: "Nothing fits into {count} minutes.",
  },
  playAll: "Play all",
  extent: "{videos}, <length></length>",
  left: "<length></length> left",
  begun: "You started this",
  nextInSeries: "Next in its series",
  nextIn: "Next in {title}",
  saved: "You saved this",
  isNew: "New",
  newIn: "New in {category}",
} as const;

export const nextUp = {
  region: "Next video",
  place: "Episode {place} of {count}",
  next: "Next: {title}",
  said: "Next: {title}.",
  saidEpisode: "Next: {place}, {title}.",
  begins: "It begins in {seconds} seconds. Press Escape to cancel.",
  in: "In {seconds} s",
  now: "Play now",
  cancel: "Cancel",
  replay: "Watch again",
  end: "End of the series",
  last: "That was the last episode.",
  finished: "You've finished {title}",
  saidFinished: "You've finished {title}.",
  showSeries: "Show the series",
  close: "Close",
} as const;

export const place = {
  minutes: {
    one: "Your {count} minute",
    other: "Your {count} minutes",
  },
  of: "{place} of {count}",
  left: "{time} left",
} as const;
