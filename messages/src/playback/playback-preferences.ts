export const messages = {
  label: "Play the next episode automatically",
} as const;
