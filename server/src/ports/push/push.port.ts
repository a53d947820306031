/** The key by which push services identify a server (RFC 8292). */
export interface VapidKey {
  /** The point on P-256, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser's endpoint, and the keys that encrypt for it alone. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** Seconds for which the push service keeps it if the browser is offline. */
  readonly ttl: number;
  /** Replaces a pending message with the same topic. */
  readonly topic: string;
}

/**
 * The outcome of sending a message.
 * - `unsure`: it was sent to the push service, which did not answer
 * - `gone`: the subscription no longer exists
 * - `later`: it may be retried
 * - `refused`: retrying is pointless
 */
export type Pushed =
  | { readonly outcome: "accepted" | "unsure" | "gone" }
  /** @param seconds the wait that the push service asks for; undefined if it gives none */
  | { readonly outcome: "later"; readonly why: string; readonly seconds: number | undefined }
  | { readonly outcome: "refused"; readonly why: string };

export interface PushServices {
  /** @param contact an email address at which push services can reach the operator */
  readonly send: (address: PushAddress, message: PushMessage, key: VapidKey, contact: string) => Promise<Pushed>;
}
