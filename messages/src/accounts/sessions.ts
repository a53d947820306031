export const messages = {
  title: "Sign In",
  password: "Password",
  oneMoreStep: "One more step: the code from your authenticator app.",
  newHere: "New here? <link>Create an account</link>",
  forgotPassword: "Forgot your password?",
  signedOut: "You're signed out",
  sessionEnded: "Your session has ended. Sign in to go back to where you were.",
  offerStep: "Sign in to start it.",
  noMatch: "That email and password don't match. Try again, or <link>set a new password</link>.",
  usePasskey: "Use a passkey",
  passkeyFailed: "Your browser couldn't use a passkey. Try again, or sign in with your password.",
} as const;

export const offerRefusals = {
  begun: "Your free month has begun",
  had: "You've already had your free month: each member and each mailbox gets one.",
  over: "The free month behind this link has already been used, or has expired.",
} as const;
