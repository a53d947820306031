export const messages = {
  title: "Forgot Password",
  intro: "We will email you a link to set a new one. Remembered it? <link>Sign in</link>",
  send: "Send Reset Link",
} as const;
