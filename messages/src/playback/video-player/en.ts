export const messages = {
  loading: "Loading the player",
  notLoaded: "The player did not load.",
  ended: "This video was ended on another device.",
  here: "Play here",
  running: "{device}: {title}",
  anotherDevice: "Another device",
  end: "End it there",
  endNamed: "End it there: “{title}” on {device}",
} as const;
