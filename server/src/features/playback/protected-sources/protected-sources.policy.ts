import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { providerFields, type SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
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

/** A secret as it is stored, with a hint that superusers recognise it by. */
export interface SigningKey {
  readonly secret: string;
  readonly hint: string;
}

type ParsedKey = SigningKey | { readonly fault: Sentence };

const shortest = { rsaBits: 2048, text: 16 };

const decoded = (text: string): string => Buffer.from(text.replaceAll(/\s/g, ""), "base64").toString("utf8").trim();

function privateKeyFrom(text: string): KeyObject | undefined {
  try {
    if (!text.startsWith("{")) return createPrivateKey(text);
    return createPrivateKey({ key: JSON.parse(text), format: "jwk" });
  } catch {
    return undefined;
  }
}

/** Accepts PEM and, as issued by providers, base64 of PEM or of a JSON web key. Forms may have joined PEM's lines. */
function readPrivateKey(given: string): ParsedKey {
  const inPem = given.includes("-----BEGIN");
  const text = inPem ? given : decoded(given);
  if (/BEGIN (RSA )?PUBLIC KEY/.test(text)) return { fault: sentence(refusals, "publicKey") };
  if (/ENCRYPTED/.test(text)) return { fault: sentence(refusals, "passphrase") };
  const lines = text.replace(/(-----BEGIN [A-Z ]+-----)([^-]*)(-----END)/, (_, begin, body: string, end) =>
    [begin, ...(body.replaceAll(/\s/g, "").match(/.{1,64}/g) ?? []), end].join("\n"),
  );
  const key = privateKeyFrom(lines);
  if (key === undefined) {
    return { fault: sentence(refusals, "noKey") };
  }
  if (key.asymmetricKeyType !== "rsa") return { fault: sentence(refusals, "notRsa") };
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < shortest.rsaBits) {
    return { fault: sentence(refusals, "shortRsa", { bits: String(shortest.rsaBits) }) };
  }
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" });
  return {
    secret: key.export({ type: "pkcs8", format: "pem" }).toString(),
    hint: createHash("sha256").update(publicKey).digest("hex").slice(-4),
  };
}

function readText(given: string): ParsedKey {
  if (/\s/.test(given)) return { fault: sentence(refusals, "spaces") };
  if (given.length < shortest.text) {
    return { fault: sentence(refusals, "shortText", { least: shortest.text }) };
  }
  return { secret: given, hint: given.slice(-4) };
}

/** Parses a pasted provider key, or returns what is wrong with it. */
export const readSigningKey = (provider: SigningProvider, given: string): ParsedKey =>
  providerFields[provider].secret === "rsa" ? readPrivateKey(given.trim()) : readText(given.trim());
