export const messages = {
  newVideo: "New video",
  newIn: "New in {name}",
  wanted: "You wanted: {text}",
  several: {
    one: "{title} and {count} more",
    other: "{title} and {count} more",
  },
  followed: "New in what you follow",
} as const;
