export const messages = {
  promise: "Entertainment that <em>expands</em> the mind.",
} as const;
