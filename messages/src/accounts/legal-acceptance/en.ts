export const messages = {
  accept: {
    both: "I accept the <terms>terms</terms> and have read the <privacy>privacy policy</privacy>.",
    terms: "I accept the <terms>terms</terms>.",
    privacy: "I have read the <privacy>privacy policy</privacy>.",
  },
  google: {
    both: "Whoever is new here accepts the <terms>terms</terms> by continuing, and has read the <privacy>privacy policy</privacy>.",
    terms: "Whoever is new here accepts the <terms>terms</terms> by continuing.",
    privacy: "Whoever is new here confirms by continuing to have read the <privacy>privacy policy</privacy>.",
  },
} as const;
