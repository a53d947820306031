export const messages = {
  link: "A link begins with https://, http:// or mailto:, or with / for a page on this site.",
  film: "A film's address begins with https:// or http://, or with / for a file on this site.",
  tooManyWords: "Together, changed sentences can have at most {most} characters.",
  sectionTwice: "Each section can appear only once.",
  accent: "White text cannot be read on this colour. The nearest colour that works is {colour}.",
  locked: "This is set by {variable} in the server's environment.",
  noPicture: "This picture is not here any more. Upload it again.",
} as const;
