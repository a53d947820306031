import { providerFields } from "@mindreel/contract/plain/kinds/signing-providers";
import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import { messages } from "@mindreel/messages/playback/protected-sources";
import { format } from "#shared/language/format.ts";

/** A hint by which superusers recognise a key, which is never shown. */
export const keyHint = ({ provider, secret_hint }: ProtectedSource): string =>
  format(providerFields[provider].secret === "rsa" ? messages.fingerprint : messages.ending, { hint: secret_hint });
