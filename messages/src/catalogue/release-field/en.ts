export const messages = {
  label: "Release time",
  description:
    "Leave empty to release it at once. In your time zone, {timeZone}. Members with early access see it 7 days earlier.",
  now: "Release now",
} as const;
