export const messages = {
  label: "Two-factor sign-in",
  keptCode: "One of the recovery codes that you saved. Each works once.",
  sixDigits: "The six-digit code that the app shows now.",
  signIn: "Sign In",
  startAgain: "Start again",
} as const;
