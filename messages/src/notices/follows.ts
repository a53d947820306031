export const messages = {
  title: "What you follow",
  none: "Nothing yet. Each category and series has a Follow button.",
  kinds: {
    categories: "Category",
    series: "Series",
  },
  unfollow: "Unfollow",
  unfollowNamed: "Unfollow {name}",
} as const;

export const follow = {
  follow: "Follow",
  following: "Following",
  named: "{state} {name}",
} as const;
