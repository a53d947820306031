import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "This device",
  label: "Show notices on this device",
  description: "Even while the site is closed, until you sign out.",
  blocked:
    "This browser blocks notifications from the site. Allow them in its settings for the site, then turn this on.",
  unsupported: "This browser can't show notices while the site is closed.",
  install:
    "On an iPhone or iPad, add the site to the Home Screen first (Share, Add to Home Screen), and turn this on there.",
  failed: "The browser couldn't reach its push service. Try again later.",
} as const;

export const notification = forServer("notices/push-subscriptions:notification.", {
  newVideo: "New video",
  newIn: "New in {name}",
  wanted: "You wanted: {text}",
  several: {
    one: "{title} and {count} more",
    other: "{title} and {count} more",
  },
  followed: "New in what you follow",
});
