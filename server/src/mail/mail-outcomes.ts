import type { Config } from "#config/config.ts";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { minute } from "#domain/time/units-of-time.ts";
import type { Log } from "#observability/log.ts";
import type { BulkMailer, MailOutcomes } from "#ports/mail/mail.port.ts";
import { mailFailureOf, mailServerOf } from "./mail-failure.ts";

/** Notes what a mail server, by its host and port, did last. */
export const noteMailOutcome = (
  db: Db,
  server: string,
  { acceptedAt = null, failedAt = null, failure = null }: Partial<MailOutcomes>,
) =>
  hotQuery(
    db,
    sql`insert into mail_outcomes as known (server, accepted_at, failed_at, failure)
        values (${server}, ${acceptedAt}::timestamptz, ${failedAt}::timestamptz, ${failure}::text)
        on conflict (server) do update set
          accepted_at = coalesce(excluded.accepted_at, known.accepted_at),
          failed_at = coalesce(excluded.failed_at, known.failed_at),
          failure = coalesce(excluded.failure, known.failure)`,
  );

interface Dependencies {
  readonly db: Db;
  readonly config: Pick<Config, "smtpUrl">;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The same mailer, which also notes whether the mail server accepts emails: at most once a minute while nothing changes. */
export function withNotedOutcomes(mailer: BulkMailer, { db, config, clock, log }: Dependencies): BulkMailer {
  let last: { readonly key: string; readonly at: number } | undefined;

  async function noted(failure: string | null): Promise<void> {
    if (config.smtpUrl === undefined) return;
    const server = mailServerOf(config.smtpUrl);
    const now = clock();
    const key = `${server} ${failure ?? ""}`;
    if (last?.key === key && now.getTime() - last.at < minute) return;
    last = { key, at: now.getTime() };
    const outcome = failure === null ? { acceptedAt: now } : { failedAt: now, failure };
    try {
      await noteMailOutcome(db, server, outcome);
    } catch (error) {
      // The email's own outcome counts, whether it could be noted or not.
      log.warn({ err: error }, "the mail server's state was not noted");
    }
  }

  return {
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        const { kind, detail } = mailFailureOf(error);
        // A refused address says nothing about the server.
        if (kind !== "refused_address") await noted(detail.slice(0, 500));
        throw error;
      }
      await noted(null);
    },
    handOver: async (mail) => {
      const handed = await mailer.handOver(mail);
      if (handed.outcome === "accepted") await noted(null);
      if (handed.outcome === "trouble") await noted(handed.answer);
      return handed;
    },
  };
}
