export const messages = {
  or: "or",
  continue: "Continue with Google",
  failed: "Signing in with Google did not work. Please try again.",
} as const;
