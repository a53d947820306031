export const messages = {
  title: "Edit video",
  noSuch: "There is no such video",
  showAll: "Show all videos",
} as const;
