export const messages = {
  profile: "Profile",
  noData: "no data",
  playback: "Playback",
  autoplay: "At the end of an episode of a series. You have ten seconds to cancel.",
  notices: "Notices",
  toNotices: "Choose what you hear about, by email and in the app",
} as const;
