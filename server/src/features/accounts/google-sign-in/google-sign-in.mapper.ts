import type { AvatarUrl } from "#features/accounts/profile/profile.mapper.ts";
import { toSessionUser, type WelcomedMember } from "#features/accounts/sessions/sessions.mapper.ts";

interface SignedIn {
  readonly token: string;
  readonly created: boolean;
}

export const toGoogleSignIn = ({ token, created }: SignedIn, member: WelcomedMember, avatarUrl: AvatarUrl) => ({
  token,
  created,
  user_info: toSessionUser(member, token, avatarUrl),
});
