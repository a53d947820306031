export const messages = {
  logo: "Logo",
  logoNote:
    "Replaces the mark and the name in every header. PNG, JPEG, WebP or AVIF, at most 5 MB; ideally with a transparent background, and 128 pixels tall. SVG isn't accepted.",
  light: "For light backgrounds",
  dark: "For dark backgrounds",
  darkNote: "Without one, the other is used for both.",
  description: "Description",
  descriptionNote: "What people hear who can't see the logo. Usually, the name is enough.",
  icon: "Icon",
  iconNote: "For browser tabs and for the installed app. Square, ideally 512 pixels wide.",
  hero: "Large picture",
  heroNote: "In the large frame on the landing page. An own promo film plays in it.",
  heroes: {
    built_in: "Built in",
    stills: "Stills of the library",
    picture: "My own picture",
  },
  heroPictureNote: "PNG, JPEG, WebP or AVIF, at most 5 MB; ideally 1920 by 1080 pixels. Others are cropped.",
  signIn: "Beside sign-in",
  signInNote:
    "Shown in place of stills of the library on wide screens, with the tagline on its lower part, which is darkened. Taller than wide, ideally 1440 by 1800 pixels.",
  choose: "Choose a picture",
  replace: "Replace",
  remove: "Remove",
  chooseFor: "Choose a picture: {label}",
  removeFor: "Remove: {label}",
} as const;
