import type { Config } from "#config/config.ts";
import type { User } from "#members/members.repository.ts";

/** Whether a member must have two factors and only passkeys provide the second, so that the last one must stay. */
export const needsPasskey = (
  { isSuperuser, twoFactorAt }: Pick<User, "isSuperuser" | "twoFactorAt">,
  { superusersNeedTwoFactors }: Pick<Config, "superusersNeedTwoFactors">,
): boolean => superusersNeedTwoFactors && isSuperuser && twoFactorAt === null;
