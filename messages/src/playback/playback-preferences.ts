export const messages = {
  label: "Play the next video automatically",
} as const;
