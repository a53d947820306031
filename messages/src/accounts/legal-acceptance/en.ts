export const messages = {
  accept: {
    both: "I accept the <terms>terms</terms> and have read the <privacy>privacy policy</privacy>.",
    terms: "I accept the <terms>terms</terms>.",
    privacy: "I have read the <privacy>privacy policy</privacy>.",
  },
  google: {
    both: "If you are new here, you accept the <terms>terms</terms> by continuing, and confirm that you have read the <privacy>privacy policy</privacy>.",
    terms: "If you are new here, you accept the <terms>terms</terms> by continuing.",
    privacy: "If you are new here, you confirm by continuing that you have read the <privacy>privacy policy</privacy>.",
  },
} as const;
