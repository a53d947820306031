import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "Protected hosts",
  intro:
    "Members play videos on these hosts through addresses that are signed for them and expire after some hours. The plain address that the library keeps is of no use to anyone else.",
  noneTitle: "No host is protected yet",
  noneText: "Anyone who knows the address of a video can play it forever, without being a member.",
  host: "Host",
  provider: "Provider",
  key: "Key",
  setOn: "Set on",
  actions: "Actions",
  fingerprint: "Fingerprint ends in {hint}",
  ending: "Ends in {hint}",
  protect: "Protect a host",
  test: "Test",
  testHost: "Test {host}",
  change: "Change",
  changeHost: "Change {host}",
  remove: "Remove",
  removeHost: "Remove {host}",
  removeTitle: "Stop signing for this host?",
  removeText:
    "The key of <strong>{host}</strong> will be deleted. As long as {provider} asks for signatures, videos there won't play.",
  signed: "Addresses on {host} are signed from now on",
  unsigned: "Addresses on {host} are no longer signed",
  keep: "{hint}. Leave this empty to keep it.",
  region: "Region",
  regionNote: "The bucket's region; auto for R2.",
  cancel: "Cancel",
  save: "Save",
  testNote:
    "This signs an address as it would for a member, requests it, and tries the plain address as a stranger would.",
  address: "Address",
  addressNote: "Leave this empty to try the newest video on this host.",
  close: "Close",
  verdicts: {
    good: "Protected",
    open: "It plays, but isn't protected",
    bad: "It doesn't play",
    unknown: "Nothing was tested",
  },
  providers: {
    mux: {
      keyId: "Signing key id",
      secret: "Private key",
      help: "In Mux, open Settings, then Signing keys, and generate a key for the environment of your videos. Mux shows its id and its private key once. The videos need a signed playback policy.",
    },
    cloudflare_stream: {
      keyId: "Key id",
      secret: "Private key (pem or jwk)",
      help: "Create a key with one call to Cloudflare's API: POST /accounts/…/stream/keys. Enter the id that it returns, and its pem or jwk. The videos need “Require signed URLs”.",
    },
    bunny_cdn: {
      name: "Bunny CDN or Stream",
      secret: "URL token authentication key",
      help: "At bunny.net, open the pull zone (a Stream library has one too), then Security, then Token authentication. Turn it on, leave token IP validation off, and copy the key.",
    },
    bunny_embed: {
      name: "Bunny Stream, embedded player",
      secret: "Token authentication key",
      help: "At bunny.net, open the Stream library, then Security, and turn on embed view token authentication. Mindreel's own player plays the library's files: for those, protect its pull zone instead.",
    },
    s3: {
      name: "Amazon S3, Cloudflare R2 or compatible",
      keyId: "Access key id",
      secret: "Secret access key",
      help: "Create an access key that may read this bucket and nothing else, and block public access to the bucket. Good for MP4 files: a signature opens one file, so streams (HLS, DASH) don't play.",
    },
    cloudfront: {
      keyId: "Public key id",
      secret: "Private key",
      help: "Create a 2048-bit RSA key pair. In CloudFront, upload the public key, add it to a key group, and restrict the behavior's viewer access to that group. Good for MP4 files: players don't pass the signature on to the parts of a stream.",
    },
  },
} as const;

export const refusals = forServer("playback/protected-sources:refusals.", {
  publicKey: "This is a public key. Signing needs the private one.",
  passphrase: "This key is protected by a passphrase. Enter a key without one.",
  noKey: "This isn't a private key: enter all of it, in PEM (-----BEGIN …) or as the provider gave it.",
  notRsa: "This isn't an RSA key.",
  shortRsa: "This key is too short: RSA keys need {bits} bits.",
  spaces: "Remove the spaces and line breaks inside the key.",
  shortText: "This is too short for a key: it has at least {least} characters.",
  host: "Enter a host, such as media.example.com.",
  hasNone: "This provider's keys have none.",
  otherHost: "Enter an address on {host}.",
  unreadableKey: "The key of this video's host can't be read here.",
  notSigned: "The address of this video can't be signed.",
});
