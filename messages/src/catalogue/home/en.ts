export const messages = {
  skip: "Skip to the videos",
  title: "All videos",
  otherLength: "Try another length. Some videos are of unknown length.",
  emptyCategory: "There is nothing in this category yet.",
  emptyLibrary: "The library is still empty. Come back soon.",
} as const;
