import type { Config } from "#config/config.ts";
import type { User } from "#features/accounts/members/members.repository.ts";

/** Whether a member must have two factors and has no second one but passkeys: the last of these has to stay. */
export const needsPasskey = (
  { isSuperuser, twoFactorAt }: Pick<User, "isSuperuser" | "twoFactorAt">,
  { superusersNeedTwoFactors }: Pick<Config, "superusersNeedTwoFactors">,
): boolean => superusersNeedTwoFactors && isSuperuser && twoFactorAt === null;
