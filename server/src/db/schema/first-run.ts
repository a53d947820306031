import { check, integer, pgTable, sql, text } from "#db/orm.ts";
import { moment } from "./columns.ts";

/** The links in server logs with which the first superuser is created. Only the SHA-256 of a token is stored. */
export const firstRunLinks = pgTable("first_run_links", {
  tokenHash: text("token_hash").primaryKey(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** What is remembered of setting up: one row, once there is anything to remember. Everything else is read from facts. */
export const firstRun = pgTable(
  "first_run",
  {
    id: integer().primaryKey(),
    /** When the link created the first superuser; null if a command did. */
    begunAt: moment("begun_at"),
    mailTestedAt: moment("mail_tested_at"),
    mailFailedAt: moment("mail_failed_at"),
    paymentsTestedAt: moment("payments_tested_at"),
    paymentsFailedAt: moment("payments_failed_at"),
    /** The steps that a superuser does without. */
    skipped: text().array().notNull().default([]),
    /** Since when open steps are shown on their own page alone. */
    putAwayAt: moment("finished_at"),
  },
  () => [check("first_run_one_row", sql`id = 1`)],
);
