export const messages = {
  or: "or",
  continue: "Continue with Google",
  failed: "Signing in with Google didn't work. Please try again.",
} as const;
