export const messages = {
  title: "Preview",
  frame: "The landing page with your changes",
  width: "Width",
  wide: "Wide",
  narrow: "Narrow",
  colors: "Colors",
  light: "Light",
  dark: "Dark",
  invalid: "Not shown yet",
  failed: "The preview didn't load",
} as const;
