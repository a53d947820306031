export const messages = {
  title: "Edit video",
} as const;
