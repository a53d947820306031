export const messages = {
  unreachable: "We cannot be reached. Check your internet connection and try again.",
  failed: "Something went wrong on our side. Please try again in a moment.",
} as const;
