import type { SQL, SQLWrapper } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** As what an e-mail address is compared and counted. */
export const addressKey = (email: string): string => email.toLowerCase();

/**
 * Whether a column holds an address. What a call names is lowered here alone: PostgreSQL takes more letters for the
 * same (`İ` for `i`), and what is found under one key would be counted under another.
 */
export const sameAddress = (column: SQLWrapper, email: string): SQL => sql`lower(${column}) = ${addressKey(email)}`;
