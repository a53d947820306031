export const messages = {
  link: "A link begins with https://, http:// or mailto:, or with / for a page of this site.",
  film: "A film's address begins with https:// or http://, or with / for a file of this site.",
  tooManyWords: "Together, changed sentences have {most} characters at most.",
  sectionTwice: "Each section stands once.",
  accent: "White words on this colour cannot be read. The nearest colour that can is {colour}.",
  locked: "The server's environment decides this, by {variable}.",
  noPicture: "This picture is not here, or no longer. Upload it again.",
} as const;
