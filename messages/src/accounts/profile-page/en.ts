export const messages = {
  profile: "Profile",
  noData: "no data",
  playback: "Playback",
  autoplay: "After an episode of a series, with ten seconds to stop it.",
  notices: "Notices",
  toNotices: "What you are told of, by mail and in the app",
} as const;
