export const messages = {
  why: "You get this mail because you asked for our news.",
} as const;
