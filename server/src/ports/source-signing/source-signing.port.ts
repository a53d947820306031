import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";

/** What a video is played from: its plain address. */
export interface PlainSource {
  readonly kind: SourceKind;
  readonly url: string;
}

export interface Credentials {
  /** The key's name at the provider; empty if its keys have no names. */
  readonly keyId: string;
  /** Empty if the provider has none. */
  readonly region: string;
  /** A shared secret, or a private key as PEM. */
  readonly secret: string;
}

/** An address that plays for anyone who has it, until it expires. */
interface SignedSource {
  readonly src: string;
  readonly expiresAt: Date;
}

/**
 * Signs the way one provider requires.
 * @param lifetime in seconds
 * @throws NotSignable
 */
export type Sign = (source: PlainSource, credentials: Credentials, now: Date, lifetime: number) => SignedSource;

/** The address is not one of the provider's, so there is nothing to sign. */
export class NotSignable extends Error {}

interface Signer {
  readonly sign: Sign;
  /** The maximum lifetime of an address at the provider, in seconds; null if unlimited. */
  readonly longest: number | null;
  /** Whether the signature in a playlist's query does not cover the files that the playlist names. */
  readonly playlistOnly: boolean;
}

export type Signers = Readonly<Record<SigningProvider, Signer>>;
