import type { SQL, SQLWrapper } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** The form in which email addresses are compared and counted. */
export const emailKey = (email: string): string => email.toLowerCase();

/**
 * Whether a column holds an email address. Only JavaScript lowercases the address from the call: PostgreSQL folds some
 * letters differently (such as `İ`), so an account found under one key could be counted under another.
 */
export const sameEmail = (column: SQLWrapper, email: string): SQL => sql`lower(${column}) = ${emailKey(email)}`;
