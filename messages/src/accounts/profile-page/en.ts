export const messages = {
  profile: "Profile",
  noData: "no data",
  playback: "Playback",
  autoplay: "After an episode of a series, with ten seconds to stop it.",
  requests: "Requests",
} as const;
