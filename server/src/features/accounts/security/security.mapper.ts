import type { Security } from "@mindreel/contract/accounts/security";
import { toAccountStatus } from "#features/accounts/mechanisms/members.mapper.ts";
import { toPasskey } from "#features/accounts/passkeys/passkeys.mapper.ts";
import type { PasskeyRow } from "#features/accounts/passkeys/passkeys.repository.ts";
import { toDevice } from "#features/accounts/sessions/sessions.mapper.ts";
import type { Session } from "#features/accounts/sessions/sessions.repository.ts";
import type { User } from "#members/members.repository.ts";
import type { Member } from "#security/authentication.ts";

export interface SecurityOverview {
  readonly user: User;
  readonly sessions: readonly Session[];
  readonly passkeys: readonly PasskeyRow[];
  /** The number of unused codes. */
  readonly recoveryCodes: number;
  /** Whether the operator requires two factors from this member. */
  readonly twoFactorMandatory: boolean;
}

export function toSecurity(overview: SecurityOverview, { tokenHash, lacksSecondFactor }: Member): Security {
  const { user, sessions, passkeys, recoveryCodes, twoFactorMandatory } = overview;
  return {
    email: user.email,
    ...toAccountStatus(user),
    two_factor_mandatory: twoFactorMandatory,
    two_factor_setup_required: lacksSecondFactor,
    recovery_codes: recoveryCodes,
    passkeys: passkeys.map(toPasskey),
    devices: sessions.map((session) => ({ ...toDevice(session), current: session.tokenHash === tokenHash })),
  };
}
