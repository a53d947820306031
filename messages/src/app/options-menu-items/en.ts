export const messages = {
  myAccount: "My Account",
  logout: "Logout",
} as const;
