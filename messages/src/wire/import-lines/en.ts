export const messages = {
  character: "The {field} contains a character that cannot be stored.",
  long: "The {field} is longer than {most} characters.",
} as const;
