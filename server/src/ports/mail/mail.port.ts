export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** What mail programs show as the sender, unless `MAIL_FROM` has a name. */
  readonly senderName?: string;
  readonly html: string;
  readonly text: string;
  /** The URL that mail programs post to when their user unsubscribes (RFC 8058). */
  readonly unsubscribe?: string;
  /** The part of the Message-ID before its host: a copy of the same mail has the same. */
  readonly id?: string;
  /** Where a mail server reports that the mail cannot be delivered; the sender if absent. */
  readonly returnPath?: string;
}

/** Connections for mails to many, and so the most mails whose fate a crash leaves unknown. */
export const handOversAtOnce = 5;

/**
 * What became of a mail that was handed over once.
 * - `accepted`
 * - `refused`: for good, because of this mail or its recipient
 * - `putOff`: this mail or recipient is to be tried again later
 * - `trouble`: the server takes no mails at all at the moment; this one was certainly not accepted
 * - `unsure`: the connection broke after the mail was sent and before the server answered
 */
export interface HandOver {
  readonly outcome: "accepted" | "refused" | "putOff" | "trouble" | "unsure";
  /** What the mail server said, or what happened to the connection. */
  readonly answer: string;
}

/** Call it from a job. Only the test of the mail server lets a request wait for it. */
export interface Mailer {
  /** @throws if the mail was not handed over, and so was not sent */
  readonly send: (mail: Mail) => Promise<void>;
}

export interface BulkMailer extends Mailer {
  /**
   * Hands over one of many mails, which must have an id, over connections of their own, so that other mails do not wait
   * for them. Never twice.
   */
  readonly handOver: (mail: Mail & { readonly id: string }) => Promise<HandOver>;
}
