export const messages = {
  why: "You are getting this email because you asked for our news.",
} as const;
