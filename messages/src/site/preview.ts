export const messages = {
  title: "Preview",
  frame: "{page} with your changes",
  width: "Width",
  wide: "Wide",
  narrow: "Narrow",
  colors: "Colors",
  light: "Light",
  dark: "Dark",
  invalid: "Not shown yet",
  failed: "The preview didn't load",
} as const;

export const previewedPages = {
  landing: "The landing page",
  signIn: "Sign-in",
} as const;
