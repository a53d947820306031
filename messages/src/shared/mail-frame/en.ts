export const messages = {
  form: "Form of the mail",
  asMail: "As mail",
  plain: "Plain text",
  mail: "The mail",
  mailAsText: "The mail as plain text",
  width: "Width",
  wide: "Wide",
  narrow: "Narrow",
  scheme: "Colours",
  light: "Light",
  dark: "Dark",
} as const;
