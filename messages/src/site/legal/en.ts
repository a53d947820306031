export const messages = {
  changed: "The terms or the privacy policy have changed. Please reload the page and read them.",
} as const;
