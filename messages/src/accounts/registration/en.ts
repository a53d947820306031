export const messages = {
  username: "Username",
  password: "Password",
  confirmPassword: "Confirm password",
} as const;
