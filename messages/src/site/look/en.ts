export const messages = {
  logo: "Logo",
  logoNote:
    "In place of the mark and the name, in every header. PNG, JPEG, WebP or AVIF, 5 MB at most; best with a transparent background, and 128 pixels tall. SVG is not taken.",
  light: "For light backgrounds",
  dark: "For dark backgrounds",
  darkNote: "Without one, the other serves both.",
  description: "Description",
  descriptionNote: "What those hear who do not see the logo. Mostly the name is enough.",
  icon: "Icon",
  iconNote: "Of browser tabs and of the installed app. Square, best 512 pixels wide.",
  choose: "Choose a picture",
  replace: "Replace",
  remove: "Remove",
  chooseFor: "Choose a picture: {label}",
  removeFor: "Remove: {label}",
} as const;
