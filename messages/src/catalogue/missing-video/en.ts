export const messages = {
  page: "Page Not Found",
  title: "There is no such video",
  text: "It may have been removed, or is not released yet.",
} as const;
