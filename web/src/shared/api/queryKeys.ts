/** Keys of what one feature reads and another changes in the query cache. */
export const queryKeys = {
  checkPro: ["checkPro"],
  standing: ["standing"],
  security: ["security"],
  addresses: ["addresses"],
  currentUser: ["current-user"],
  videos: ["videos"],
  video: ["video"],
  shelf: ["shelf"],
  health: ["health"],
  categories: ["categories"],
  users: ["users"],
  figures: ["figures"],
} as const;
