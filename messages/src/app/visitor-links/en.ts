export const messages = {
  signUp: "Sign Up",
  signIn: "Sign In",
} as const;
