export const messages = {
  subject: "Your free month at {app}",
  title: "Your first month is free",
  thanks:
    "Thank you for signing up for our news. Here is your month of {app} on us: every video, and early access to what is coming.",
  start: "Start your free month",
  how: "Create an account through this link, or sign in with the one you have. The link works once and expires in 90 days. No card is needed, and nothing renews automatically.",
  notYou: "If you did not sign up, you can ignore this email.",
  why: "You are getting this email because this address was signed up for our news.",
} as const;
