import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import { providerFields } from "@mindreel/contract/wire/signing-providers";

/** How superusers recognise a key, which is never shown. */
export const keyHint = ({ provider, secret_hint }: ProtectedSource): string =>
  providerFields[provider].secret === "rsa" ? `Fingerprint ends in ${secret_hint}` : `Ends in ${secret_hint}`;
