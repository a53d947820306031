import { messages } from "@mindreel/messages/accounts/sessions";
import { inOurWords, webauthn } from "#features/accounts/mechanisms/second-factor/webauthn.ts";
import { type Arrival, enterApp } from "#features/accounts/sessions/enterApp.ts";
import { call } from "#shared/api/api.ts";

/** In milliseconds. The server accepts a challenge's response for 5 minutes. */
export const challengeLasts = 4 * 60_000;

/**
 * Signs in with a passkey.
 * @param autofill Has the browser offer passkeys in the e-mail field until one is chosen or the signal aborts. A new
 * offer ends the previous one.
 */
export async function signInWithPasskey({ offer, next }: Arrival, autofill?: AbortSignal): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    webauthn(),
    call("POST /api/accounts/v1/passkeys/options/", { ...(autofill !== undefined && { signal: autofill }) }),
  ]);
  autofill?.throwIfAborted();
  const chosen = startAuthentication({ optionsJSON, useBrowserAutofill: autofill !== undefined });
  const credential = await inOurWords(chosen, () => messages.passkeyFailed);
  const body = { credential, ...(offer !== "" && { offer }) };
  enterApp(await call("POST /api/accounts/v1/passkeys/login/", { body }), next);
}
