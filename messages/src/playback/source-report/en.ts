export const messages = {
  works: "The signed address plays, and the plain one is refused. This is how it should be.",
  open: "The signed address plays, but so does the plain one: anyone who knows it can watch without Mindreel. {todo}",
  parts_open:
    "The playlist is protected, but the files that it names play from their plain addresses. Use MP4 files here, or a provider that signs whole streams.",
  refused: "{host} does not accept the signature. {todo}",
  parts_refused:
    "The playlist is accepted, but the files that it names are refused: they need signatures of their own, which one address cannot give them. Use MP4 files here, or a provider that signs whole streams.",
  ahead:
    "{host} does not accept the signature, and this server's clock is {time} ahead. Set the clock, then test again.",
  behind:
    "{host} does not accept the signature, and this server's clock is {time} behind. Set the clock, then test again.",
  not_found: "The signature is not the problem: {host} has no video at this address.",
  not_video: "The signature is not the problem: what {host} has at this address is not a playlist.",
  no_such_host: "There is no host {host}. Check how it is written.",
  unreachable: "{host} could not be reached, or had an error. Try again in a moment.",
  private_network: "{host} is on a private network, where this server does not look.",
  no_video: "No video is played from {host} so far. Enter an address to test.",
  not_signable: "This is not an address of a video at {host}, so it cannot be signed.",
  unreadable_secret:
    "The key cannot be decrypted on this server: DATA_DIR/secrets is not the folder that it was saved with. Restore that folder from a backup, or enter the key again.",
  minutes: { one: "{count} minute", other: "{count} minutes" },
} as const;
