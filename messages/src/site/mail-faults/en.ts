export const messages = {
  unknown: "There is no {place} here.",
  missing: "The text needs {place}.",
  link: "{place} must appear once, on a line of its own: it becomes the button.",
  long: "An email can have at most {most} paragraphs.",
} as const;
