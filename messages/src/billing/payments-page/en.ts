export const messages = {
  title: "Payments",
  views: {
    payments: "Payments",
    comparison: "Comparison",
    events: "Events",
  },
  withNumber: "{label} ({number})",
} as const;
