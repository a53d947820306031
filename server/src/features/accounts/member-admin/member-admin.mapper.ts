import type { ListedUser, MemberAccount } from "@mindreel/contract/accounts/member-admin";
import { isPro } from "#domain/entitlement.ts";
import { toAccountStatus } from "#features/accounts/mechanisms/members.mapper.ts";
import { toDevice } from "#features/accounts/sessions/sessions.mapper.ts";
import type { Session } from "#features/accounts/sessions/sessions.repository.ts";
import type { User } from "#members/members.repository.ts";
import type { Block } from "./member-admin.repository.ts";

export function toListedUser(
  user: Pick<
    User,
    | "id"
    | "username"
    | "email"
    | "dateJoined"
    | "isSuperuser"
    | "isActive"
    | "proExpiryDate"
    | "plan"
    | "planAt"
    | "lastLogin"
  >,
  now: Date,
): ListedUser {
  const { plan, planAt } = user;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    date_joined: user.dateJoined.toISOString(),
    is_superuser: user.isSuperuser,
    is_pro: isPro(user, now),
    is_active: user.isActive,
    plan,
    plan_at: planAt?.toISOString() ?? null,
    last_login: user.lastLogin?.toISOString() ?? null,
  };
}

export interface AccountOverview {
  readonly user: User;
  readonly sessions: readonly Session[];
  /** The block in force. */
  readonly block: Block | undefined;
}

export function toMemberAccount({ user, sessions, block }: AccountOverview): MemberAccount {
  return {
    ...toAccountStatus(user),
    last_login: user.lastLogin?.toISOString() ?? null,
    early_access: user.earlyAccess,
    block: block === undefined ? null : { ...block, at: block.at.toISOString() },
    devices: sessions.map(toDevice),
  };
}
