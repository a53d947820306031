import type { MemberDevice } from "@mindreel/contract/accounts/member-admin";
import type { Session } from "#features/accounts/sessions/sessions.repository.ts";
import type { User } from "./members.repository.ts";

/** A session as its owner and superusers see it. */
export const toDevice = ({ id, device, createdAt, lastUsedAt }: Session): MemberDevice => ({
  id,
  name: device,
  signed_in_at: createdAt.toISOString(),
  last_used_at: lastUsedAt.toISOString(),
});

/** How a member signs in, and whether their account is going to be deleted. */
export const toAccountStatus = (user: User) => ({
  email_confirmed: user.emailConfirmedAt !== null,
  has_password: user.passwordHash !== null,
  has_google: user.googleSub !== null,
  leaves_at: user.leavesAt?.toISOString() ?? null,
  two_factor: user.twoFactorAt !== null,
});
