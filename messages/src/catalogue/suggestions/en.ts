export const messages = {
  title: "Suggestions",
  count: {
    one: "{count} suggestion",
    other: "{count} suggestions",
  },
  kinds: {
    video: "Video",
    series: "Series",
    category: "Category",
  },
} as const;
