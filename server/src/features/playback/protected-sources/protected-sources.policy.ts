import { providerFields } from "@mindreel/contract/plain/kinds/signing-providers";
import type { ProtectedSourceBody } from "@mindreel/contract/playback/protected-sources";
import { refusals } from "@mindreel/messages/playback/protected-sources";
import { validation } from "@mindreel/messages/wire";
import { hostOf } from "#domain/names/host.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";

const plainHost = /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?(?::\d{1,5})?$/;

/** The host entered by a superuser, as a host or as a whole address. Null if there is none. */
export function enteredHost(text: string): string | null {
  const entered = text.trim();
  const url = URL.parse(entered.includes("://") ? entered : `https://${entered}`);
  const host = url !== null && /^https?:$/.test(url.protocol) ? hostOf(url) : "";
  return plainHost.test(host) ? host : null;
}

/** Errors by field, for missing and superfluous parts of a provider's key. */
export function keyFaults({ provider, key_id, region }: ProtectedSourceBody): Record<string, Sentence[]> {
  const fields = providerFields[provider];
  const fault = (given: string | undefined, wanted: boolean) => {
    if (wanted === (given !== undefined)) return undefined;
    return wanted ? sentence(validation, "required") : sentence(refusals, "hasNone");
  };
  const faults = { key_id: fault(key_id, fields.keyId), region: fault(region, fields.region) };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, said]) => (said === undefined ? [] : [[name, [said]]])),
  );
}
