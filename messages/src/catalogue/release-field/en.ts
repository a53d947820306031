export const messages = {
  label: "Release time",
  description: "Empty: at once. In your time zone, {timeZone}. Members with early access see it 7 days before.",
  now: "Release now",
} as const;
