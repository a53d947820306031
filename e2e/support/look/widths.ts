/** The window sizes that the product is designed for. */
export const widths = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
} as const;
