export const messages = {
  form: "Format of the email",
  asMail: "As an email",
  plain: "Plain text",
  mail: "The email",
  mailAsText: "The email as plain text",
  width: "Width",
  wide: "Wide",
  narrow: "Narrow",
  scheme: "Colours",
  light: "Light",
  dark: "Dark",
} as const;
