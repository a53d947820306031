export const messages = {
  label: "Two-factor sign-in",
  keptCode: "One of the codes that you kept. Each works once.",
  sixDigits: "The six digits that the app shows now.",
  signIn: "Sign In",
  startAgain: "Start again",
} as const;
