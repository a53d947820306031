import { forServer } from "@mindreel/messages/for-server";

export const report = forServer("playback/source-test:report.", {
  works: "The signed address plays, and the plain one is refused. This is how it should be.",
  open: "The signed address plays, but so does the plain one: anyone who knows it can watch without Mindreel. {todo}",
  parts_open:
    "The playlist is protected, but the files that it names play from their plain addresses. Use MP4 files here, or a provider that signs whole streams.",
  refused: "{host} doesn't accept the signature. {todo}",
  parts_refused:
    "The playlist is accepted, but the files that it names are refused: they need signatures of their own, which one address can't give them. Use MP4 files here, or a provider that signs whole streams.",
  ahead:
    "{host} doesn't accept the signature, and this server's clock is {time} ahead. Set the clock, then test again.",
  behind:
    "{host} doesn't accept the signature, and this server's clock is {time} behind. Set the clock, then test again.",
  not_found: "The signature isn't the problem: {host} has no video at this address.",
  not_video: "The signature isn't the problem: what {host} has at this address isn't a playlist.",
  no_such_host: "There's no host {host}. Check how it's written.",
  unreachable: "{host} couldn't be reached, or had an error. Try again in a moment.",
  private_network: "{host} is on a private network, where this server doesn't look.",
  no_video: "No video is played from {host} so far. Enter an address to test.",
  not_signable: "This isn't an address of a video at {host}, so it can't be signed.",
  unreadable_secret:
    "The key can't be decrypted on this server: DATA_DIR/secrets isn't the folder that it was saved with. Restore that folder from a backup, or enter the key again.",
  minutes: { one: "{count} minute", other: "{count} minutes" },
});

export const openSources = forServer("playback/source-test:openSources.", {
  mux: "Give the video a signed playback policy, delete its public playback id, and use the signed one here.",
  cloudflare_stream: "Turn on “Require signed URLs” for the video.",
  bunny_cdn: "Turn on token authentication for the pull zone.",
  bunny_embed: "Turn on embed view token authentication for the library.",
  s3: "Block public access to the bucket.",
  cloudfront: "Restrict viewer access in the distribution's behavior.",
});

export const signatureFaults = forServer("playback/source-test:signatureFaults.", {
  mux: "Check that the signing key belongs to the environment that the video is in, and that the key id and the private key belong together.",
  cloudflare_stream:
    "Check that the signing key belongs to the account that the video is in, and that the key id and the private key belong together.",
  bunny_cdn:
    "Check that this is the URL token authentication key of this host's pull zone, and that token IP validation is off.",
  bunny_embed: "Check that this is the token authentication key of the video's library, not its API key.",
  s3: "Check the key and its secret, the region (`auto` for R2), that the key may read the object, and that the object exists: S3 gives the same answer for a missing one.",
  cloudfront:
    "Check that the key id belongs to a public key in the distribution's trusted key group, that the private key belongs to it, and that the file exists: CloudFront often gives the same answer for a missing one.",
});
