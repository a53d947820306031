export const messages = {
  options: "Options",
  adminPanel: "Admin Panel",
} as const;
