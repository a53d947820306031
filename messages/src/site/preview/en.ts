export const messages = {
  title: "Preview",
  frame: "The landing page with what is written here",
  width: "Width",
  wide: "Wide",
  narrow: "Narrow",
  colors: "Colours",
  light: "Light",
  dark: "Dark",
  invalid: "Not shown yet",
  failed: "The preview did not load",
} as const;
