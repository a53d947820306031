export const messages = {
  email: "Email",
  showPassword: "Show password",
} as const;
