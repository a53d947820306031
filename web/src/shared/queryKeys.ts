/** Keys of what one feature reads and another changes in the query cache. */
export const queryKeys = {
  currentUser: ["current-user"],
  videos: ["videos"],
} as const;
