import { forServer } from "@mindreel/messages/for-server";

export const list = {
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

export const bell = {
  label: "Notices",
  unread: {
    one: "Notices, {count} unread",
    other: "Notices, {count} unread",
  },
} as const;

export const refusals = forServer("notices/notices:refusals.", {
  unknownTimeZone: "This time zone isn't known.",
  pushService: "This browser’s push service can't be used.",
});
