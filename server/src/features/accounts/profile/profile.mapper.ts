import type { Profile } from "@mindreel/contract/accounts/profile";
import { isPro } from "#domain/entitlement.ts";
import type { User } from "#members/members.repository.ts";

/** The URL of a member's picture, by its id. */
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
