export const messages = {
  title: "Notices",
  readAll: "Mark all as read",
  newVideo: "New video",
  newIn: "New in {name}",
  wanted: "You wanted: {text}",
  unread: "Unread",
  choose: "Choose what you hear about",
  none: "Nothing yet",
  noneHint: "Follow a category or a series, and its new videos show up here.",
} as const;
