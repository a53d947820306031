export const messages = {
  title: "New Super User",
  created: "Super user created",
  cancel: "Cancel",
  create: "Create super user",
} as const;
