/** Resets the settings that someone may have made on an account without proving that its address is theirs. */
export const withoutUnproven = {
  secondaryEmail: "",
  secondaryEmailConfirmedAt: null,
  deletionAt: null,
  forgetsNews: false,
} as const;
