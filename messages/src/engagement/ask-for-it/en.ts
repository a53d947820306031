export const messages = {
  ask: "Ask for it",
  note: "Members can see <requests>requests</requests> and vote for them, but do not see who asked.",
} as const;
