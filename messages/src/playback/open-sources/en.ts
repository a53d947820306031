export const messages = {
  mux: "Give the video a signed playback policy, delete its public playback id, and use the signed one here.",
  cloudflare_stream: "Turn on “Require signed URLs” for the video.",
  bunny_cdn: "Turn on token authentication for the pull zone.",
  bunny_embed: "Turn on embed view token authentication for the library.",
  s3: "Block public access to the bucket.",
  cloudfront: "Restrict viewer access in the distribution's behavior.",
} as const;
