/** The query keys that more than one file needs: one reads the data, another invalidates it. */
export const queryKeys = {
  checkPro: ["checkPro"],
  standing: ["standing"],
  security: ["security"],
  addresses: ["addresses"],
  currentUser: ["current-user"],
  videos: ["videos"],
  video: ["video"],
  continueWatching: ["continue-watching"],
  queue: ["queue"],
  adminVideos: ["admin-videos"],
  health: ["health"],
  protectedSources: ["protected-sources"],
  categories: ["categories"],
  users: ["users"],
  figures: ["figures"],
} as const;
