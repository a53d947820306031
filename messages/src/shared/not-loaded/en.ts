export const messages = {
  replaced: "There is a new version of this site. Please reload the page.",
} as const;
