export const messages = {
  play: "Play {title}",
  playFrom: "Play {title} from {time}",
  shortcuts: "Keyboard shortcuts",
} as const;
