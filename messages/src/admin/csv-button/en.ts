export const messages = {
  csv: "CSV",
  of: "of {what}",
} as const;
