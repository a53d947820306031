export const messages = {
  begun: "Your free month has begun",
  had: "You have already had your free month: each member and each mailbox gets one.",
  over: "The free month behind this link has already been used, or has expired.",
} as const;
