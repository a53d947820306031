import type { AvatarUrl } from "#features/accounts/profile/profile.mapper.ts";
import { type CurrentMember, toSessionUser } from "#features/accounts/sessions/sessions.mapper.ts";

interface SignedIn {
  readonly token: string;
  readonly created: boolean;
}

export const toGoogleSignIn = ({ token, created }: SignedIn, member: CurrentMember, avatarUrl: AvatarUrl) => ({
  token,
  created,
  user_info: toSessionUser(member, token, avatarUrl),
});
