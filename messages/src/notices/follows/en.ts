export const messages = {
  title: "What you follow",
  none: "Nothing yet. The button “Follow” stands on the page of each category and series.",
  kinds: {
    categories: "Category",
    series: "Series",
  },
  unfollow: "Unfollow",
  unfollowNamed: "Unfollow {name}",
} as const;
