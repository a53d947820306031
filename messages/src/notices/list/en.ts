export const messages = {
  title: "Notices",
  readAll: "Mark all as read",
  newVideo: "New video",
  newIn: "New in {name}",
  wanted: "You wanted: {text}",
  unread: "Unread",
  none: "Nothing yet",
  noneHint: "Follow a category or a series, and its new videos are told here.",
} as const;
