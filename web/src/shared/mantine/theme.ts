import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** A deep, slightly violet blue. White text is readable on shades 6 and darker. */
const brand: MantineColorsTuple = [
  "#f1f4fe",
  "#e0e7fe",
  "#c6d2ff",
  "#a2b4ff",
  "#7b91ff",
  "#5d6ff5",
  "#454ee2",
  "#373bc6",
  "#282c97",
  "#171b5d",
];

/** The accent colour, reserved for what is new. */
const warm: MantineColorsTuple = [
  "#fff5ec",
  "#ffe8d4",
  "#ffd5ae",
  "#ffc185",
  "#ffaf5b",
  "#fa9d2d",
  "#e38907",
  "#b66c02",
  "#864f04",
  "#613700",
];

const gray: MantineColorsTuple = [
  "#f9fafc",
  "#f2f3f8",
  "#e7e9f0",
  "#dadce4",
  "#c4c7d1",
  "#9b9eaa",
  "#6b6e7c",
  "#4e5260",
  "#343745",
  "#1c1e2b",
];

const dark: MantineColorsTuple = [
  "#eaebf1",
  "#d2d4dc",
  "#b1b3c0",
  "#888b9a",
  "#3b3e50",
  "#2d3042",
  "#191b2b",
  "#0f111e",
  "#0a0c17",
  "#05060e",
];

const red: MantineColorsTuple = [
  "#fef2f1",
  "#ffe4e2",
  "#fdc9c6",
  "#fba7a4",
  "#f88987",
  "#f0555b",
  "#d02a3a",
  "#b1172c",
  "#8a1522",
  "#551015",
];

const green: MantineColorsTuple = [
  "#edfbf1",
  "#d8f8e2",
  "#b1efc6",
  "#8ae5ab",
  "#66d592",
  "#3fb171",
  "#1b854f",
  "#106c3e",
  "#0c532f",
  "#09311b",
];

export const theme = createTheme({
  colors: { brand, warm, gray, dark, red, green },
  primaryColor: "brand",
  primaryShade: 6,
  autoContrast: true,
  black: "#1c1e2b",
  fontFamily: "var(--font)",
  headings: {
    fontFamily: "var(--font)",
    fontWeight: "650",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.875rem", lineHeight: "1.2" },
      h2: { fontSize: "1.375rem", lineHeight: "1.3" },
      h3: { fontSize: "1.125rem", lineHeight: "1.4" },
    },
  },
  defaultRadius: "md",
  radius: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "40px" },
  shadows: {
    xs: "var(--shadow-small)",
    sm: "var(--shadow-small)",
    md: "var(--shadow)",
    lg: "var(--shadow)",
    xl: "var(--shadow-large)",
  },
  cursorType: "pointer",
  respectReducedMotion: true,
});

/** Both schemes use the colours of tokens.css, shared with the landing page. */
const surfaces = {
  "--mantine-color-body": "var(--bg)",
  "--mantine-color-text": "var(--text)",
  "--mantine-color-dimmed": "var(--text-dim)",
  "--mantine-color-placeholder": "var(--text-dim)",
  "--mantine-color-anchor": "var(--brand-text)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-success": "var(--good)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-hover": "var(--surface-hover)",
  "--mantine-color-default-color": "var(--text)",
  "--mantine-color-default-border": "var(--line)",
  "--mantine-primary-color-filled": "var(--brand)",
  "--mantine-primary-color-filled-hover": "var(--brand-hover)",
  "--mantine-color-brand-filled": "var(--brand)",
  "--mantine-color-brand-filled-hover": "var(--brand-hover)",
  "--mantine-color-brand-light": "var(--brand-soft)",
  "--mantine-color-brand-light-color": "var(--brand-text)",
  "--mantine-primary-color-light": "var(--brand-soft)",
  "--mantine-primary-color-light-color": "var(--brand-text)",
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces });
