import type { User } from "#members/members.repository.ts";

/** How a member signs in, and whether their account is scheduled for deletion. */
export const toAccountStatus = (user: User) => ({
  email_confirmed: user.emailConfirmedAt !== null,
  has_password: user.passwordHash !== null,
  has_google: user.googleSub !== null,
  leaves_at: user.deletionAt?.toISOString() ?? null,
  two_factor: user.twoFactorAt !== null,
});
