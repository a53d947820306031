import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import { messages } from "@mindreel/messages/playback/protected-sources";

interface Words {
  readonly name: string;
  /** An example of a host. */
  readonly host: string;
  /** The labels of the key's parts; absent if there is no such part. */
  readonly keyId?: string;
  readonly secret: string;
  /** Where the operator finds these values. */
  readonly help: string;
}

/** Each provider's texts, in the page's language. */
export const wordsOf: Readonly<Record<SigningProvider, () => Words>> = {
  mux: () => ({ name: "Mux", host: "stream.mux.com", ...messages.providers.mux }),
  cloudflare_stream: () => ({
    name: "Cloudflare Stream",
    host: "customer-abc123.cloudflarestream.com",
    ...messages.providers.cloudflare_stream,
  }),
  bunny_cdn: () => ({ host: "vz-abc123.b-cdn.net", ...messages.providers.bunny_cdn }),
  bunny_embed: () => ({ host: "iframe.mediadelivery.net", ...messages.providers.bunny_embed }),
  s3: () => ({ host: "my-films.s3.eu-west-1.amazonaws.com", ...messages.providers.s3 }),
  cloudfront: () => ({
    name: "Amazon CloudFront",
    host: "d111111abcdef8.cloudfront.net",
    ...messages.providers.cloudfront,
  }),
};

/** An example of a region. */
export const exampleRegion = "eu-west-1";
