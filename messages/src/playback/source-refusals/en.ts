export const messages = {
  publicKey: "This is a public key. Signing needs the private one.",
  passphrase: "This key is protected by a passphrase. Enter a key without one.",
  noKey: "This is not a private key: enter all of it, in PEM (-----BEGIN …) or as the provider gave it.",
  notRsa: "This is not an RSA key.",
  shortRsa: "This key is too short: RSA keys need {bits} bits.",
  spaces: "Remove the spaces and line breaks inside the key.",
  shortText: "This is too short for a key: it has at least {least} characters.",
  host: "Enter a host, such as media.example.com.",
  hasNone: "This provider's keys have none.",
  otherHost: "Enter an address on {host}.",
  unreadableKey: "The key of this video's host cannot be read here.",
  notSigned: "The address of this video cannot be signed.",
} as const;
