export const messages = {
  label: "Views",
} as const;
