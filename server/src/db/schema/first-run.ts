import { check, integer, pgTable, sql, text, timestamp } from "#db/orm.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The links in servers' logs with which the first superuser is created. Only the SHA-256 of a token is stored. */
export const firstRunLinks = pgTable("first_run_links", {
  tokenHash: text("token_hash").primaryKey(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** How far setting up in the browser is: one row, from the first superuser on; none where they came by the command. */
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
