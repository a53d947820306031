export const messages = {
  tooManyCodes: "Too many wrong codes. Please wait {time}, or use one of your recovery codes.",
} as const;
