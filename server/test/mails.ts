import type { Mailer } from "#ports/mail/mail.port.ts";
import { handOverMs } from "#security/one-time-links/one-time-links.service.ts";
import type { TestApp } from "#test/app/app.ts";

/** Simulates a process that dies while it sends a mail, and waits until the job may run again. */
export async function dieWhileMailing(t: TestApp, work: (mailer: Mailer) => Promise<void>): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const send = () => {
    begun.resolve();
    return new Promise<void>(() => undefined);
  };
  await Promise.race([begun.promise, work({ send })]);
  t.advance(handOverMs);
}
