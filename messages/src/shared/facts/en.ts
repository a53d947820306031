export const messages = {
  notGiven: "Not given",
} as const;
