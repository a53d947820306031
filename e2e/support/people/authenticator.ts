import type { APIRequestContext } from "@playwright/test";
import { TOTP } from "otpauth";
import { type Account, authorization, logIn } from "#support/people/accounts.ts";
import { registerConfirmed } from "#support/people/mails.ts";

/** The code that an authenticator app shows now, or in 30 seconds; each works once. */
export const codeOf = (secret: string, later = false): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + (later ? 30_000 : 0) });

export interface ProtectedAccount extends Account {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Registers a member and turns on two-factor sign-in. */
export async function registerProtected(request: APIRequestContext): Promise<ProtectedAccount> {
  const member = await registerConfirmed(request);
  const headers = authorization(await logIn(request, member));
  const setup = "/api/accounts/v1/security/two-factor/";
  const begun = await request.post(setup, { headers, data: { current_password: member.password } });
  const { secret }: { secret: string } = await begun.json();
  const on = await request.post(`${setup}confirm/`, { headers, data: { code: codeOf(secret) } });
  const { recovery_codes }: { recovery_codes: string[] } = await on.json();
  return { ...member, secret, recoveryCodes: recovery_codes };
}
