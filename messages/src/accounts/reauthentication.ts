export const messages = {
  leave: {
    title: "Leave without your codes?",
    text: "They're shown only once and can't be shown again.",
  },
  currentPassword: "Current password",
  stale: {
    title: "Please sign in again",
    text: "For this, you need to have signed in within the last 15 minutes.",
    again: "Sign out and sign in again",
  },
  cancel: "Cancel",
} as const;
