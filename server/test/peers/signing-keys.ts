import { generateKeyPairSync } from "node:crypto";
import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import type { CustomerKey } from "./check-signature.ts";

/** A new private key, as PEM. */
export const newPrivateKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();

const rsa = newPrivateKey();

/** A customer's key at each provider. */
export const customerKeys: Readonly<Record<SigningProvider, CustomerKey>> = {
  mux: { id: "MuxKeyId0123456789", secret: rsa },
  cloudflare_stream: { id: "a5c7f0e1d2b34c5d6e7f8091a2b3c4d5", secret: rsa },
  bunny_cdn: { secret: "229248f0-f007-4bf9-ba1f-bbf1b4ad9d40" },
  bunny_embed: { secret: "4742a81b-bf15-42fe-8b1c-8fcb9024c550" },
  s3: { id: "AKIAIOSFODNN7EXAMPLE", region: "us-east-1", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" },
  cloudfront: { id: "K2JCJMDEHXQW5F", secret: rsa },
};
