/** How a push service tells a server from others (RFC 8292). */
export interface VapidKey {
  /** The point on P-256, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where a browser is reached, and the keys that encrypt for it alone. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** Seconds for which the push service keeps it, if the browser is away. */
  readonly ttl: number;
  /** Takes the place of a message of the same topic that waits for the browser. */
  readonly topic: string;
}

/**
 * What became of a message.
 * - `unsure`: the push service was sent it, but did not answer
 * - `gone`: nobody is reached there any more
 * - `later`: it may be sent again
 * - `refused`: sending it again is of no use
 */
export type Pushed =
  | { readonly outcome: "accepted" | "unsure" | "gone" }
  /** @param seconds as the push service asks for; undefined: it does not say */
  | { readonly outcome: "later"; readonly why: string; readonly seconds: number | undefined }
  | { readonly outcome: "refused"; readonly why: string };

export interface PushServices {
  /** @param contact a mail address under which a push service reaches the operator */
  readonly send: (address: PushAddress, message: PushMessage, key: VapidKey, contact: string) => Promise<Pushed>;
}
