/** What takes back whatever somebody set who never proved that the account's address is theirs. */
export const withoutUnproven = {
  secondaryEmail: "",
  secondaryEmailConfirmedAt: null,
  leavesAt: null,
  leavesNews: false,
} as const;
