export const messages = {
  recoveryCode: "Recovery code",
  code: "Code",
  useApp: "Use a code from the app",
  useRecovery: "Use a recovery code",
} as const;
