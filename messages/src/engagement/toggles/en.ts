export const messages = {
  like: {
    one: "Like {title}, {likes} like",
    other: "Like {title}, {likes} likes",
  },
  save: "Save {title}",
  watched: "Watched {title}",
} as const;
