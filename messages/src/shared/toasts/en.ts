export const messages = {
  notifications: "Notifications",
  undo: "Undo",
  close: "Close",
} as const;
