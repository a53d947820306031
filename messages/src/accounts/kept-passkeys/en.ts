export const messages = {
  title: "Your passkeys still sign you in",
  text: "{names}. If one of them is not yours, sign in and remove it on your Security page.",
} as const;
