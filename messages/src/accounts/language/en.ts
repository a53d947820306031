export const messages = {
  label: "Language",
  description: "Of these pages, and of the mails that we send you.",
} as const;
