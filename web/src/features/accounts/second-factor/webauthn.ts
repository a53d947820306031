type Library = typeof import("@simplewebauthn/browser");

let loaded: Library | undefined;

/** The WebAuthn library, loaded on first use. */
export async function webauthn(): Promise<Library> {
  loaded ??= await import("@simplewebauthn/browser");
  return loaded;
}

export const passkeysWork = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Whether the browser can offer passkeys in a field. */
export const autofillWorks = async (): Promise<boolean> =>
  passkeysWork() &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === "function" &&
  PublicKeyCredential.isConditionalMediationAvailable();

/** Withdraws the passkeys offered in the e-mail field. */
export const endAutofill = (): void => loaded?.WebAuthnAbortService.cancelCeremony();

/** The member cancelled or started again, so there is nothing to report. */
export const wasCancelled = (error: Error): boolean => ["NotAllowedError", "AbortError"].includes(error.name);
