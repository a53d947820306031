export const messages = {
  title: "It is here now",
  wanted: "You wanted: {text}",
  dismiss: "Dismiss {title}",
} as const;
