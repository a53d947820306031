export interface Entitled {
  readonly isSuperuser: boolean;
  readonly proExpiryDate: Date | null;
}

/** Whether someone is pro at a moment: the one place that decides it, for every caller. */
export function isPro(user: Entitled, now: Date): boolean {
  return user.isSuperuser || (user.proExpiryDate !== null && user.proExpiryDate > now);
}
