export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** What mail programs show as the sender, unless `MAIL_FROM` has a name. */
  readonly senderName?: string;
  /** Where replies go; the sender if absent. */
  readonly replyTo?: string;
  readonly html: string;
  readonly text: string;
  /** The URL that mail programs post to when their user unsubscribes (RFC 8058). */
  readonly unsubscribe?: string;
  /** The part of the Message-ID before the host; the same for copies of a mail. */
  readonly id?: string;
  /** The address to which mail servers send bounces; the sender if absent. */
  readonly returnPath?: string;
}

/** The number of connections for bulk mails, and so the maximum number of mails that a crash leaves unsure. */
export const handOversAtOnce = 5;

/**
 * The outcome of handing over a mail once.
 * - `accepted`
 * - `refused`: for good, because of this mail or its recipient
 * - `deferred`: this mail or recipient should be retried later
 * - `trouble`: the server accepts no mails at all at the moment; this one was certainly not accepted
 * - `unsure`: the connection broke after the mail was sent and before the server answered
 */
export interface HandOver {
  readonly outcome: "accepted" | "refused" | "deferred" | "trouble" | "unsure";
  /** What the mail server said, or what happened to the connection. */
  readonly answer: string;
}

/** Call it from a job. Only the test of the mail server makes a request wait for it. */
export interface Mailer {
  /** @throws if the mail was not handed over, and so was not sent */
  readonly send: (mail: Mail) => Promise<void>;
}

export interface BulkMailer extends Mailer {
  /**
   * Hands over a bulk mail, which must have an id, on separate connections, so that other mails do not wait for it.
   * Never twice.
   */
  readonly handOver: (mail: Mail & { readonly id: string }) => Promise<HandOver>;
}

/** Opens a mailer for a mail server that the environment does not name. */
export type OpenMailer = (settings: { readonly smtpUrl: string; readonly mailFrom: string }) => BulkMailer;

/** When a mail server last accepted an email, and when it last failed to. */
export interface MailOutcomes {
  readonly acceptedAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}
