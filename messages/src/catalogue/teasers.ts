export const messages = {
  join: "Join to watch",
  price: "{price} a month. Cancel at any time.",
  signInToWatch: "Sign in to watch",
  members: "This video is for members of {site}.",
  signUp: "Sign up",
  signIn: "Sign in",
} as const;
