export const messages = {
  label: "Play the next episode by itself",
} as const;
