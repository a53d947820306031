export const messages = {
  follow: "Follow",
  following: "Following",
  named: "{state} {name}",
} as const;
