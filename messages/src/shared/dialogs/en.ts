export const messages = {
  cancel: "Cancel",
  leaveTitle: "Leave without saving?",
  leaveText: "Your changes are not saved yet.",
  stay: "Stay",
  leave: "Leave",
} as const;
