import type { Addresses } from "@mindreel/contract/accounts/email-change";
import type { ListedUser, MemberAccount } from "@mindreel/contract/accounts/member-admin";
import type { Passkey } from "@mindreel/contract/accounts/passkeys";
import type { Profile } from "@mindreel/contract/accounts/profile";
import type { RegisteredUser } from "@mindreel/contract/accounts/registration";
import type { Security } from "@mindreel/contract/accounts/security";
import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { isPro } from "#domain/entitlement.ts";
import type { EmailChange } from "#features/accounts/email-change/email-change.repository.ts";
import type { Block } from "#features/accounts/member-admin/member-admin.repository.ts";
import type { PasskeyRow } from "#features/accounts/passkeys/passkeys.repository.ts";
import type { Session } from "#features/accounts/security/security.repository.ts";
import type { Member } from "#security/authentication.ts";
import type { User } from "./members.repository.ts";

export type MemberLists = Pick<CurrentUser, "savevideos" | "recentshownvideos">;

/** Address of somebody's picture, from its id. */
export type AvatarUrl = (id: string | null) => string | null;

export function toProfile(user: User, now: Date, avatarUrl: AvatarUrl): Profile {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    full_name: user.fullName,
    phone: user.phone,
    country: user.country,
    gender: user.gender,
    age: user.age,
    profile_pic: avatarUrl(user.profilePic),
    language: user.language,
    content_choice: user.contentChoice,
    facebook: user.facebook,
    linked_in: user.linkedIn,
    secondary_email: user.secondaryEmail,
    date_joined: user.dateJoined.toISOString(),
    is_superuser: user.isSuperuser,
    is_active: user.isActive,
    is_pro: isPro(user, now),
  };
}

export function toCurrentUser(user: User, lists: MemberLists, now: Date, avatarUrl: AvatarUrl): CurrentUser {
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

export function toListedUser(
  user: Pick<User, "id" | "username" | "email" | "dateJoined" | "isSuperuser" | "isActive" | "proExpiryDate">,
  now: Date,
): ListedUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    date_joined: user.dateJoined.toISOString(),
    is_superuser: user.isSuperuser,
    is_pro: isPro(user, now),
    is_active: user.isActive,
  };
}

export function toRegisteredUser(user: User): RegisteredUser {
  return { id: user.id, username: user.username, email: user.email, is_superuser: user.isSuperuser };
}

const toDevice = ({ id, device, createdAt, lastUsedAt }: Session) => ({
  id,
  name: device,
  signed_in_at: createdAt.toISOString(),
  last_used_at: lastUsedAt.toISOString(),
});

export function toAddresses(user: User, waiting: EmailChange | undefined): Addresses {
  return {
    email: user.email,
    change:
      waiting === undefined
        ? null
        : {
            email: waiting.newEmail,
            expires_at: waiting.expiresAt.toISOString(),
            new_confirmed: waiting.newConfirmedAt !== null,
            current_confirmed: waiting.currentConfirmedAt !== null || user.emailConfirmedAt === null,
          },
    secondary_email: user.secondaryEmail,
    secondary_email_confirmed: user.secondaryEmail !== "" && user.secondaryEmailConfirmedAt !== null,
  };
}

const proofs = (user: User) => ({
  email_confirmed: user.emailConfirmedAt !== null,
  has_password: user.passwordHash !== null,
  has_google: user.googleSub !== null,
  leaves_at: user.leavesAt?.toISOString() ?? null,
  two_factor: user.twoFactorAt !== null,
});

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

interface Safeguards {
  readonly sessions: readonly Session[];
  readonly passkeys: readonly PasskeyRow[];
  readonly recoveryCodes: number;
  /** Superusers need two factors. */
  readonly mandatory: boolean;
}

export function toSecurity(
  user: User,
  { sessions, passkeys, recoveryCodes, mandatory }: Safeguards,
  { tokenHash, lacksSecondFactor }: Member,
): Security {
  return {
    email: user.email,
    ...proofs(user),
    two_factor_mandatory: mandatory && user.isSuperuser,
    two_factor_setup_required: lacksSecondFactor,
    recovery_codes: recoveryCodes,
    passkeys: passkeys.map(toPasskey),
    devices: sessions.map((session) => ({ ...toDevice(session), current: session.tokenHash === tokenHash })),
  };
}

export function toMemberAccount(user: User, sessions: readonly Session[], block: Block | undefined): MemberAccount {
  return {
    ...proofs(user),
    last_login: user.lastLogin?.toISOString() ?? null,
    early_access: user.earlyAccess,
    block: block === undefined ? null : { ...block, at: block.at.toISOString() },
    devices: sessions.map(toDevice),
  };
}
