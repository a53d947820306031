export const messages = {
  promise: "Entertainment that *expands* the mind.",
} as const;
