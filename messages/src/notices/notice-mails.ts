import { forServer } from "@mindreel/messages/for-server";

export const messages = forServer("notices/notice-mails:", {
  subject: "New: {title}",
  title: "New in what you follow",
  videos: "This is new in what you follow:",
  videosAndMore: {
    one: "This is new in what you follow, and {count} more video:",
    other: "This is new in what you follow, and {count} more videos:",
  },
  several: {
    one: "{title} and {count} more",
    other: "{title} and {count} more",
  },
  watch: "Watch",
  why: "You're getting this email because you follow a category or series and want emails about it.",
});
