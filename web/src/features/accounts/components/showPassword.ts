/** Mantine keeps the toggle from the keyboard and from screen readers unless told otherwise. */
export const showPassword = {
  visibilityToggleButtonProps: { "aria-label": "Show password", "aria-hidden": false, tabIndex: 0 },
} as const;
