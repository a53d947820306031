export const messages = {
  unknown: "There is no {place} here.",
  missing: "The text needs {place}.",
  link: "{place} stands once, in a line of its own: it becomes the button.",
  long: "A mail has {most} paragraphs at most.",
} as const;
