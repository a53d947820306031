import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { MailOutcomes } from "#ports/mail/mail.port.ts";
import type { QueueFacts, SystemFacts } from "./findings.policy.ts";

/** Queues with waiting, retrying or failed jobs. */
export async function queues(db: Db): Promise<QueueFacts[]> {
  const due = sql`(state = 'retry' or (state = 'created' and start_after <= now()))`;
  const rows = await hotQuery<QueueFacts>(
    db,
    sql`select name as queue,
          count(*) filter (where state = 'created' and ${due})::int as waiting,
          count(*) filter (where state = 'retry')::int as retrying,
          count(*) filter (where state = 'failed')::int as failed,
          -- The mark of a job that has begun and never ended.
          count(*) filter (where state = 'failed' and data ? 'begun')::int as deadly,
          min(created_on) filter (where ${due}) as since
        from pgboss.job
        where ${due} or (state = 'failed' and completed_on > now() - interval '7 days')
        group by name order by name`,
  );
  return rows;
}

export async function database(db: Db): Promise<Omit<SystemFacts["database"], "hosts" | "replica">> {
  const [row] = await hotQuery<Omit<SystemFacts["database"], "hosts" | "replica">>(
    db,
    sql`select split_part(current_setting('server_version'), ' ', 1) as version,
          pg_database_size(current_database())::float8 as bytes,
          (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
          current_setting('max_connections')::int as "mostConnections"`,
  );
  if (row === undefined) throw new Error("a select without from returned no row");
  return row;
}

export async function superusers(db: Db): Promise<SystemFacts["superusers"]> {
  const [row] = await hotQuery<SystemFacts["superusers"]>(
    db,
    sql`select count(*)::int as all, count(*) filter (where two_factor_at is null and not exists (
            select from passkeys k where k.user_id = u.id))::int as "withoutTwoFactor"
        from users u where is_superuser and is_active`,
  );
  if (row === undefined) throw new Error("a select without from returned no row");
  return row;
}

type Seen = MailOutcomes & Pick<SystemFacts, "paymentsTestedAt" | "googleUsed">;

/** What has been seen working. @param server the mail server's host and port */
export async function seen(db: Db, server: string): Promise<Seen> {
  const [row] = await hotQuery<Seen>(
    db,
    sql`select accepted_at, failed_at, failure, (select payments_tested_at from first_run) as payments_tested_at,
          exists (select from users where google_sub is not null) as google_used
        from (select ${server}::text as server) asked left join mail_outcomes using (server)`,
  );
  if (row === undefined) throw new Error("a left join returned no row");
  return row;
}
