export const messages = {
  unknownTimeZone: "This time zone is not known.",
  pushService: "This browser’s push service cannot be used.",
} as const;
