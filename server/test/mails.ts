import type { Mailer } from "#ports/mail/mail.port.ts";
import type { TestApp } from "./app.ts";

/** Begins to send a mail, and loses its transaction meanwhile, as when its process ends. */
export async function dieWhileMailing(t: TestApp, work: (mailer: Mailer) => Promise<void>): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const dead = Promise.withResolvers<void>();
  const send = () => {
    begun.resolve();
    return dead.promise;
  };
  const working = Promise.allSettled([work({ send })]);
  await begun.promise;
  await t.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and application_name = 'mindreel' and state = 'idle in transaction'`,
  );
  dead.resolve();
  await working;
}
