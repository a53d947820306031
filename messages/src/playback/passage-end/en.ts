export const messages = {
  region: "End of the passage",
  title: "The shared passage ends here.",
  goOn: "Continue",
  again: "Play it again",
} as const;
