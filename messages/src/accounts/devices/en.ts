export const messages = {
  unknown: "Unknown device",
  signedIn: "Signed in {when} (UTC)",
  lastUsed: "Last used {when} (UTC)",
} as const;
