export const messages = {
  profile: "Profile",
  notes: "Notes",
  requests: "Requests",
  newSuperUser: "New Super User",
  signOut: "Sign out",
} as const;
