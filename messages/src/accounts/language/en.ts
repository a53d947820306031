export const messages = {
  label: "Language",
  description: "For these pages and for the emails that we send you.",
} as const;
