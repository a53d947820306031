type Library = typeof import("@simplewebauthn/browser");

let loaded: Library | undefined;

/** What talks to the browser about passkeys. It loads once they are used. */
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

/** The person ended it, or began again: there is nothing to tell them. */
export const wasCancelled = (error: Error): boolean => ["NotAllowedError", "AbortError"].includes(error.name);
