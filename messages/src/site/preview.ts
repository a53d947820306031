export const messages = {
  title: "Preview",
  frame: "The landing page with your changes",
  width: "Width",
  wide: "Wide",
  narrow: "Narrow",
  colors: "Colours",
  light: "Light",
  dark: "Dark",
  invalid: "Not shown yet",
  failed: "The preview did not load",
} as const;
