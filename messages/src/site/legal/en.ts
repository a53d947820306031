export const messages = {
  changed: "The terms or the privacy policy have changed. Please load the page again and read them.",
} as const;
