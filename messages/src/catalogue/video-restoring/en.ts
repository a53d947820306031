export const messages = {
  restored: {
    one: "Video restored",
    other: "{count} videos restored",
  },
} as const;
