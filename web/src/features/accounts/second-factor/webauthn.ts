import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";

export const passkeysWork = (): boolean => browserSupportsWebAuthn();

export const autofillWorks = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Withdraws the passkeys offered in the e-mail field. */
export const endAutofill = (): void => WebAuthnAbortService.cancelCeremony();

/** The person ended it, or began again: there is nothing to tell them. */
export const wasCancelled = (error: Error): boolean => ["NotAllowedError", "AbortError"].includes(error.name);
