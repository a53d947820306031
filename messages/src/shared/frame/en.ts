export const messages = {
  skip: "Skip to content",
  account: "Account",
  toDark: "Switch to dark mode",
  toLight: "Switch to light mode",
} as const;
