export const messages = {
  profile: "Profile",
  notes: "Notes",
  notices: "Notices",
  requests: "Requests",
  newSuperUser: "New Super User",
  signOut: "Sign out",
} as const;
