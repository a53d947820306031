import type { PasskeyCreation } from "@mindreel/contract/accounts/passkeys";
import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { messages } from "@mindreel/messages/accounts/security";
import { inOurWords, webauthn } from "#features/accounts/mechanisms/second-factor/webauthn.ts";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";

interface Begun {
  readonly optionsJSON: PasskeyCreation;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * Adds a passkey. If the browser saves none, the next attempt continues with what the server has already answered: the
 * code that proved who the member is works only once.
 */
export function passkeyAdder(): (proof: Proof, name: string) => Promise<void> {
  let begun: Begun | undefined;

  return async (proof, name) => {
    if (begun === undefined || begun.until < Date.now()) {
      const optionsJSON = await call("POST /api/accounts/v1/security/passkey-options/", { body: proof });
      // The other half of the time is for the browser's dialog.
      begun = { optionsJSON, until: Date.now() + optionsJSON.timeout / 2 };
    }
    const { startRegistration } = await webauthn();
    const credential = await inOurWords(startRegistration({ optionsJSON: begun.optionsJSON }), (error) =>
      error === "InvalidStateError" ? messages.passkeys.known : messages.passkeys.failed,
    );
    begun = undefined;
    await call("POST /api/accounts/v1/security/passkeys/", { body: { credential, name } });
    await refreshSecurity();
  };
}
