/** Resets everything that someone may have set on an account without proving that its address is theirs. */
export const withoutUnproven = {
  secondaryEmail: "",
  secondaryEmailConfirmedAt: null,
  leavesAt: null,
  leavesNews: false,
} as const;
