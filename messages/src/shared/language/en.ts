export const messages = {
  language: "Language",
} as const;
