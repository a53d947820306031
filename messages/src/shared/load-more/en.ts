export const messages = {
  noMore: "Nothing more to load",
  more: "Load More",
} as const;
