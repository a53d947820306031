export const messages = {
  title: "Sign Up",
  haveAccount: "Already have an account? <link>Sign in</link>",
  freeMonth: "<link>Get your first month free</link> by signing up for our news.",
  offerStep: "Create your account to start it.",
  registered: "Successfully registered",
} as const;
