import { heading, type Screen, wall } from "./screen.ts";

export const engagementScreens: readonly Screen[] = [
  { name: "favorites", who: "pro", path: "/favorites", ready: wall },
  { name: "favorites-empty", who: "superuser", path: "/favorites", ready: heading("No videos found") },
  { name: "recent-videos", who: "pro", path: "/recent-videos", ready: wall },
  { name: "recent-videos-empty", who: "superuser", path: "/recent-videos", ready: heading("No videos found") },
];
