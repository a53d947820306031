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

/**
 * Waits for a dialog of the browser. Its errors are for developers, and in English.
 * @param words the sentence for an error's name
 */
export const inOurWords = <T>(dialog: Promise<T>, words: (error: string) => string): Promise<T> =>
  dialog.catch((error: Error) => {
    throw wasCancelled(error) ? error : new Error(words(error.name), { cause: error });
  });
