export const messages = {
  ask: "Ask for it",
  note: "Members see and vote for <requests>what is asked for</requests>, but not who asked.",
} as const;
