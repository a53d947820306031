export const messages = {
  mux: "Check that the signing key belongs to the environment that the video is in, and that the key id and the private key belong together.",
  cloudflare_stream:
    "Check that the signing key belongs to the account that the video is in, and that the key id and the private key belong together.",
  bunny_cdn:
    "Check that this is the URL token authentication key of this host's pull zone, and that token IP validation is off.",
  bunny_embed: "Check that this is the token authentication key of the video's library, not its API key.",
  s3: "Check the key and its secret, the region (`auto` for R2), that the key may read the object, and that the object exists: S3 gives the same answer for a missing one.",
  cloudfront:
    "Check that the key id belongs to a public key in the distribution's trusted key group, that the private key belongs to it, and that the file exists: CloudFront often gives the same answer for a missing one.",
} as const;
