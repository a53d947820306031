import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** The number of accounts of a kind, maintained by triggers. */
export const memberCount = (kind: "users" | "superusers" | "blocked"): SQL =>
  sql`(select n from kept_counts where name = ${kind})`;

/**
 * How many members are pro at a moment, without reading every account: superusers, those whose pro time ends in a later
 * hour (counted per hour), and the few whose pro time ends within this one. For one member: `isPro` in entitlement.ts.
 */
export const proCount = (now: Date): SQL => sql`(
  ${memberCount("superusers")}
  + coalesce((select sum(members) from pro_expiries where hour > ${now}::timestamptz), 0)
  + (select count(*) from users where not is_superuser and pro_expiry_date > ${now}::timestamptz
       and pro_expiry_date < date_trunc('hour', ${now}::timestamptz, 'UTC') + interval '1 hour'))::int`;
