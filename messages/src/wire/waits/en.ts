export const messages = {
  tooManyAttempts: "Too many attempts. Please wait {time} and try again.",
  second: "a second",
  seconds: { one: "{count} second", other: "{count} seconds" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  anotherDevice: "another device",
  mostPlays: {
    one: "One video at a time is the most. Now playing on {devices}.",
    other: "{count} videos at the same time is the most. Now playing on {devices}.",
  },
} as const;
