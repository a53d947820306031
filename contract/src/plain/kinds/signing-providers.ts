/** Who serves videos that only signed addresses can play. No schemas here: the browser loads this module. */
export const signingProviders = ["mux", "cloudflare_stream", "bunny_cdn", "bunny_embed", "s3", "cloudfront"] as const;
export type SigningProvider = (typeof signingProviders)[number];

interface Fields {
  /** Whether the key has an id. */
  readonly keyId: boolean;
  readonly region: boolean;
  /** `rsa`: a private key, as PEM or in the provider's base64 of it. `text`: a shared secret. */
  readonly secret: "rsa" | "text";
  /** The usual host, where all customers share one. */
  readonly host: string | null;
}

/** What a key of each provider consists of. */
export const providerFields: Readonly<Record<SigningProvider, Fields>> = {
  mux: { keyId: true, region: false, secret: "rsa", host: "stream.mux.com" },
  cloudflare_stream: { keyId: true, region: false, secret: "rsa", host: null },
  bunny_cdn: { keyId: false, region: false, secret: "text", host: null },
  bunny_embed: { keyId: false, region: false, secret: "text", host: "iframe.mediadelivery.net" },
  s3: { keyId: true, region: true, secret: "text", host: null },
  cloudfront: { keyId: true, region: false, secret: "rsa", host: null },
};
