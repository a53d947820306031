export const messages = {
  play: "Play {title}",
  playing: "Playing",
  watched: "Watched",
  actions: "Actions for {title}",
  about: "About {title}",
  releases: "Releases {moment}",
  added: "Added {day}",
  earlyAccess: "Early access",
  closePlayer: "Close player",
} as const;
