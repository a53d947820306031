export const messages = {
  sent: "Password reset e-mail has been sent.",
} as const;
