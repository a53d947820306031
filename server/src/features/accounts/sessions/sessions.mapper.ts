import type { MemberDevice } from "@mindreel/contract/accounts/member-admin";
import type { CurrentUser, SessionUser } from "@mindreel/contract/accounts/sessions";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import { type AvatarUrl, toProfile } from "#features/accounts/profile/profile.mapper.ts";
import type { User } from "#members/members.repository.ts";
import type { Session } from "./sessions.repository.ts";

/** Saved and recently watched videos. */
export type MemberLists = Pick<CurrentUser, "savevideos" | "recentshownvideos">;

/** A member with everything that their own session shows. */
export interface CurrentMember {
  readonly user: User;
  readonly lists: MemberLists;
  readonly now: Date;
}

/** A member who has just signed in. */
export interface WelcomedMember extends CurrentMember {
  /** The outcome of the offer that they came with; null if there was none. */
  readonly offer: OfferOutcome | null;
}

export function toCurrentUser({ user, lists, now }: CurrentMember, avatarUrl: AvatarUrl): CurrentUser {
  return {
    ...toProfile(user, now, avatarUrl),
    ...lists,
    last_login: user.lastLogin?.toISOString() ?? null,
    is_staff: user.isSuperuser,
    pro_expiry_date: user.proExpiryDate?.toISOString() ?? null,
    early_access: user.earlyAccess,
    two_factor: user.twoFactorAt !== null,
    groups: [],
    user_permissions: [],
  };
}

export function toSessionUser(member: WelcomedMember, token: string, avatarUrl: AvatarUrl): SessionUser {
  return { ...toCurrentUser(member, avatarUrl), token, offer: member.offer };
}

/** A session as its owner and superusers see it. */
export const toDevice = ({ id, device, createdAt, lastUsedAt }: Session): MemberDevice => ({
  id,
  name: device,
  signed_in_at: createdAt.toISOString(),
  last_used_at: lastUsedAt.toISOString(),
});
