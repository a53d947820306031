export const messages = {
  place: "Episode {place} of {count} of <series>{title}</series>",
  next: "Next",
  nextNamed: "Next: {title}",
  counts: "{title}. This one will count as watched.",
} as const;
