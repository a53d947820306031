export const messages = {
  legal: "Legal pages",
  names: {
    imprint: "Imprint",
    privacy: "Privacy policy",
    terms: "Terms",
    refund: "Refunds",
  },
} as const;
