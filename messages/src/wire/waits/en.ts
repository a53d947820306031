export const messages = {
  tooManyAttempts: "Too many attempts. Please wait {time} and try again.",
  second: "a second",
  seconds: { one: "{count} second", other: "{count} seconds" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  anotherDevice: "another device",
  mostPlays: {
    one: "You can play one video at a time. Now playing on {devices}.",
    other: "You can play {count} videos at the same time. Now playing on {devices}.",
  },
} as const;
