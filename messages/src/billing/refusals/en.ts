export const messages = {
  superuser: "As a superuser you have everything that pro gives.",
  stillPaid: "The time that you paid for has not ended yet.",
} as const;
