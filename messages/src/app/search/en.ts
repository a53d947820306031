export const messages = {
  search: "Search videos",
  clear: "Clear the search",
} as const;
