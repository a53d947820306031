export const messages = {
  unknownTimeZone: "This time zone is not known.",
} as const;
