import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import type { SourceTest, SourceTestOutcome } from "@mindreel/contract/playback/protected-sources";

export interface TestResult {
  readonly outcome: SourceTestOutcome;
  readonly provider: SigningProvider;
  readonly host: string;
  /** The plain address that was tried. */
  readonly url: string | null;
  /** Milliseconds by which this server's clock is ahead. */
  readonly ahead?: number | null;
}

/** What to look at when a provider refuses a signature. */
const refusals: Readonly<Record<SigningProvider, string>> = {
  mux: "Check that the signing key is of the environment that the video is in, and that the key id and the private key belong together.",
  cloudflare_stream:
    "Check that the signing key is of the account that the video is in, and that the key id and the private key belong together.",
  bunny_cdn:
    "Check that this is the URL token authentication key of this host's pull zone, and that token IP validation is off.",
  bunny_embed: "Check that this is the token authentication key of the video's library, not its API key.",
  s3: "Check the key and its secret, the region (`auto` for R2), that the key may read the object, and that the object exists: S3 answers the same for a missing one.",
  cloudfront:
    "Check that the key id is that of a public key in the distribution's trusted key group, that the private key belongs to it, and that the file exists: CloudFront often answers the same for a missing one.",
};

/** Where each provider is told to refuse plain addresses. */
const openings: Readonly<Record<SigningProvider, string>> = {
  mux: "Give the video a signed playback policy, delete its public playback id, and use the signed one here.",
  cloudflare_stream: "Turn on “Require signed URLs” for the video.",
  bunny_cdn: "Turn on token authentication for the pull zone.",
  bunny_embed: "Turn on embed view token authentication for the library.",
  s3: "Block public access to the bucket.",
  cloudfront: "Restrict viewer access in the distribution's behavior.",
};

const minutes = (milliseconds: number): string => {
  const count = Math.round(Math.abs(milliseconds) / 60_000);
  return count === 1 ? "1 minute" : `${count.toLocaleString("en")} minutes`;
};

function messageOf({ outcome, provider, host, ahead }: TestResult): string {
  switch (outcome) {
    case "works":
      return "The signed address plays, and the plain one is refused. This is how it should be.";
    case "open":
      return `The signed address plays, but so does the plain one: whoever knows it can watch without Mindreel. ${openings[provider]}`;
    case "parts_open":
      return "The playlist is protected, but the files that it names play from their plain addresses. Use MP4 files here, or a provider that signs whole streams.";
    case "refused":
      return `${host} does not accept the signature. ${refusals[provider]}`;
    case "parts_refused":
      return "The playlist is accepted, but the files that it names are refused: they need signatures of their own, which an address cannot give them. Use MP4 files here, or a provider that signs whole streams.";
    case "clock_off":
      return `${host} does not accept the signature, and this server's clock is ${minutes(ahead ?? 0)} ${(ahead ?? 0) > 0 ? "ahead" : "behind"}. Set the clock, then test again.`;
    case "not_found":
      return `The signature is not what is wrong: ${host} has no video at this address.`;
    case "not_video":
      return `The signature is not what is wrong: what ${host} has at this address is not a playlist.`;
    case "no_such_host":
      return `There is no host ${host}. Check how it is written.`;
    case "unreachable":
      return `${host} could not be reached, or had an error of its own. Try again in a moment.`;
    case "private_network":
      return `${host} is on a private network, where this server does not look.`;
    case "no_video":
      return `No video is played from ${host} so far. Enter an address to test.`;
    case "not_signable":
      return `This is not an address of a video at ${host}, so it cannot be signed.`;
    case "unreadable_secret":
      return "The key cannot be decrypted on this server: DATA_DIR/secrets is not the folder it was set with. Put that back from the backup, or enter the key again.";
  }
}

export const toSourceTest = (result: TestResult): SourceTest => ({
  outcome: result.outcome,
  message: messageOf(result),
  url: result.url,
});
