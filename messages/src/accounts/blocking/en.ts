export const messages = {
  block: "Block",
  unblock: "Unblock",
  label: "Block {username}",
  title: "Block this user?",
  text: "<strong>{username}</strong> is signed out everywhere and cannot sign in until unblocked. A running subscription will not renew.",
  reason: "Reason",
  reasonNote: "Saved on the user's page and in the audit log; the user does not see it.",
  blocked: "User blocked",
  unblocked: "User unblocked",
} as const;
