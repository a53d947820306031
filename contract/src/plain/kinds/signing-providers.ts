/** Providers of videos that play only from signed addresses. No schemas here: the browser loads this module. */
export const signingProviders = ["mux", "cloudflare_stream", "bunny_cdn", "bunny_embed", "s3", "cloudfront"] as const;
export type SigningProvider = (typeof signingProviders)[number];

interface Fields {
  /** Whether the key has an id. */
  readonly keyId: boolean;
  readonly region: boolean;
  /** `rsa`: a private key, as PEM or as base64 of PEM. `text`: a shared secret. */
  readonly secret: "rsa" | "text";
  /** The default host, if all customers share one. */
  readonly host: string | null;
}

/** The parts of a key, by provider. */
export const providerFields: Readonly<Record<SigningProvider, Fields>> = {
  mux: { keyId: true, region: false, secret: "rsa", host: "stream.mux.com" },
  cloudflare_stream: { keyId: true, region: false, secret: "rsa", host: null },
  bunny_cdn: { keyId: false, region: false, secret: "text", host: null },
  bunny_embed: { keyId: false, region: false, secret: "text", host: "iframe.mediadelivery.net" },
  s3: { keyId: true, region: true, secret: "text", host: null },
  cloudfront: { keyId: true, region: false, secret: "rsa", host: null },
};
