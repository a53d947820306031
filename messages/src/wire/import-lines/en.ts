export const messages = {
  character: "The {field} holds a character that cannot be kept.",
  long: "The {field} is longer than {most} characters.",
} as const;
