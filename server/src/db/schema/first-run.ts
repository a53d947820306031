import { check, integer, pgTable, sql, text, timestamp } from "#db/orm.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The links in server logs with which the first superuser is created. Only the SHA-256 of a token is stored. */
export const firstRunLinks = pgTable("first_run_links", {
  tokenHash: text("token_hash").primaryKey(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** Progress of the set-up in the browser: one row, once there is a superuser; none if the command created them. */
export const firstRun = pgTable(
  "first_run",
  {
    id: integer().primaryKey(),
    begunAt: moment("begun_at").notNull(),
    mailTestedAt: moment("mail_tested_at"),
    paymentsTestedAt: moment("payments_tested_at"),
    finishedAt: moment("finished_at"),
  },
  () => [check("first_run_one_row", sql`id = 1`)],
);
