export const messages = {
  publicKey: "This is a public key. Signing needs the private one.",
  passphrase: "This key needs a passphrase. Enter it without one.",
  noKey: "This is no private key: enter all of it, in PEM (-----BEGIN …) or as the provider gave it.",
  notRsa: "This key is not of the type RSA.",
  shortRsa: "This key is too short: RSA keys need {bits} bits.",
  spaces: "A key has no spaces or line breaks inside.",
  shortText: "This is too short for a key: it has at least {least} characters.",
  host: "Enter a host, such as media.example.com.",
  hasNone: "Keys of this provider have none.",
  otherHost: "Enter an address on {host}.",
  unreadableKey: "The key of this video's host cannot be read here.",
  notSigned: "The address of this video cannot be signed.",
} as const;
