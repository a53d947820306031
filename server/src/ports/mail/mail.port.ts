export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The URL that mail programs post to when their user unsubscribes (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Call it from a job, never while a request waits. */
export interface Mailer {
  /** @throws if the mail was not handed over, and so was not sent */
  readonly send: (mail: Mail) => Promise<void>;
}
