import type pg from "pg";

/** Identifies a database and its timeline; every restore starts a new timeline. */
export interface Identity {
  readonly system: string;
  /** The prefix of its WAL file names. */
  readonly timeline: string;
}

export async function databaseIdentity(pool: Pick<pg.Pool, "query">): Promise<Identity> {
  const { rows } = await pool.query<Identity>(
    `select system_identifier::text as system, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline
     from pg_control_system()`,
  );
  const [identity] = rows;
  if (identity === undefined) throw new Error("the database did not return its identity");
  return identity;
}
