import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { providerFields, type SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";

/** A secret as it is kept, and what superusers recognise it by. */
export interface SigningKey {
  readonly secret: string;
  readonly hint: string;
}

type Read = SigningKey | { readonly fault: string };

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

/** Takes PEM, and what providers hand out: PEM or a JSON web key, in base64. A form may have joined the lines of PEM. */
function readPrivateKey(given: string): Read {
  const inPem = given.includes("-----BEGIN");
  const text = inPem ? given : decoded(given);
  if (/BEGIN (RSA )?PUBLIC KEY/.test(text)) return { fault: "This is a public key. Signing needs the private one." };
  if (/ENCRYPTED/.test(text)) return { fault: "This key needs a passphrase. Enter it without one." };
  const lines = text.replace(/(-----BEGIN [A-Z ]+-----)\s*([^-]*?)\s*(-----END)/, (_, begin, body: string, end) =>
    [begin, ...(body.replaceAll(/\s/g, "").match(/.{1,64}/g) ?? []), end].join("\n"),
  );
  const key = privateKeyFrom(lines);
  if (key === undefined) {
    return { fault: "This is no private key: enter all of it, in PEM (-----BEGIN …) or as the provider gave it." };
  }
  if (key.asymmetricKeyType !== "rsa") return { fault: "This key is not of the type RSA." };
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < shortest.rsaBits) {
    return { fault: `This key is too short: RSA keys need ${shortest.rsaBits} bits.` };
  }
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" });
  return {
    secret: key.export({ type: "pkcs8", format: "pem" }).toString(),
    hint: createHash("sha256").update(publicKey).digest("hex").slice(-4),
  };
}

function readText(given: string): Read {
  if (/\s/.test(given)) return { fault: "A key has no spaces or line breaks inside." };
  if (given.length < shortest.text) {
    return { fault: `This is too short for a key: it has at least ${shortest.text} characters.` };
  }
  return { secret: given, hint: given.slice(-4) };
}

/** Reads what was pasted as a provider's key, or says what is wrong with it. */
export const readSigningKey = (provider: SigningProvider, given: string): Read =>
  providerFields[provider].secret === "rsa" ? readPrivateKey(given.trim()) : readText(given.trim());
