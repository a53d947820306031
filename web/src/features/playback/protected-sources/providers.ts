import type { SigningProvider } from "@mindreel/contract/wire/signing-providers";

interface Words {
  readonly name: string;
  /** What a host of it looks like. */
  readonly host: string;
  /** The labels of what its key consists of; empty where there is no such part. */
  readonly keyId: string;
  readonly secret: string;
  /** Where the operator finds all that. */
  readonly help: string;
}

export const providers: Readonly<Record<SigningProvider, Words>> = {
  mux: {
    name: "Mux",
    host: "stream.mux.com",
    keyId: "Signing key id",
    secret: "Private key",
    help: "In Mux, open Settings, then Signing keys, and generate a key for the environment of your videos. Mux shows its id and its private key once. The videos need a signed playback policy.",
  },
  cloudflare_stream: {
    name: "Cloudflare Stream",
    host: "customer-abc123.cloudflarestream.com",
    keyId: "Key id",
    secret: "Private key (pem or jwk)",
    help: "Cloudflare makes a key by one call of its API: POST /accounts/…/stream/keys. Enter the id that it answers, and its pem or jwk. The videos need “Require signed URLs”.",
  },
  bunny_cdn: {
    name: "Bunny CDN or Stream",
    host: "vz-abc123.b-cdn.net",
    keyId: "",
    secret: "URL token authentication key",
    help: "At bunny.net, open the pull zone (a Stream library has one too), then Security, then Token authentication. Turn it on, leave token IP validation off, and copy the key.",
  },
  bunny_embed: {
    name: "Bunny Stream, embedded player",
    host: "iframe.mediadelivery.net",
    keyId: "",
    secret: "Token authentication key",
    help: "At bunny.net, open the Stream library, then Security, and turn on embed view token authentication. Mindreel's own player plays the library's files: for those, protect its pull zone instead.",
  },
  s3: {
    name: "Amazon S3, Cloudflare R2 or compatible",
    host: "my-films.s3.eu-west-1.amazonaws.com",
    keyId: "Access key id",
    secret: "Secret access key",
    help: "Make an access key that may read this bucket and nothing else, and block public access to the bucket. Good for MP4 files: a signature opens one file, so streams (HLS, DASH) do not play.",
  },
  cloudfront: {
    name: "Amazon CloudFront",
    host: "d111111abcdef8.cloudfront.net",
    keyId: "Public key id",
    secret: "Private key",
    help: "Make a pair of RSA keys with 2048 bits. In CloudFront, upload the public one, put it into a key group, and restrict viewer access of the behavior to that group. Good for MP4 files: players do not pass the signature on to the parts of a stream.",
  },
};
