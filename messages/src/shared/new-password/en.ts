export const messages = {
  description: "At least {min} characters; a few unrelated words are best.",
} as const;
