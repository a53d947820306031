import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { storeSession } from "#shared/session.ts";

export const passkeysWork = browserSupportsWebAuthn();

/** The person, or another try of theirs, ended it: nothing to tell them. */
export const wasCancelled = (error: Error): boolean => ["NotAllowedError", "AbortError"].includes(error.name);

/** The server takes an answer to its challenge for 5 minutes. */
export const challengeLasts = 4 * 60_000;

/**
 * Signs in by a passkey.
 * @param autofill as long as which the browser offers it in the e-mail field, until somebody takes it; ends what it
 * offered before
 */
export async function signInByPasskey(offer: string, autofill?: AbortSignal): Promise<void> {
  const optionsJSON = await call("POST /api/accounts/v1/passkeys/options/", {
    ...(autofill !== undefined && { signal: autofill }),
  });
  autofill?.throwIfAborted();
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill !== undefined });
  const body = { credential, ...(offer !== "" && { offer }) };
  const { token, id } = await call("POST /api/accounts/v1/passkeys/login/", { body });
  storeSession({ token, id });
  location.assign("/");
}

export const autofillWorks = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Takes the offer out of the e-mail field again. */
export const endAutofill = (): void => WebAuthnAbortService.cancelCeremony();

export async function addPasskey(proof: Proof, name: string): Promise<void> {
  const optionsJSON = await call("POST /api/accounts/v1/security/passkey-options/", { body: proof });
  const credential = await startRegistration({ optionsJSON });
  await call("POST /api/accounts/v1/security/passkeys/", { body: { credential, name } });
  await refreshSecurity();
}

export async function removePasskey(id: number, proof: Proof): Promise<void> {
  await call("DELETE /api/accounts/v1/security/passkeys/{id}/", { params: { id: String(id) }, body: proof });
  await refreshSecurity();
}
