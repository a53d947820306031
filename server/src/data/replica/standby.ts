import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** The most milliseconds by which the replica may lag behind the primary. */
export const mostLag = 1_000;
/** Milliseconds until a replica that does not answer counts as away. */
const patience = 5_000;
/** Milliseconds between checks of the replay position. */
const pause = 50;

/** The replica's address leads to a server that is no replica of this database. */
class NoReplica extends Error {}

export interface WalPosition {
  /** The system identifier of the database. */
  readonly system: string;
  /** The position (LSN) in its WAL. */
  readonly position: string;
}

type Queryable = Pick<pg.Pool, "query">;

export async function walPositionOf(primary: Queryable): Promise<WalPosition> {
  const { rows } = await primary.query<WalPosition>(
    "select system_identifier::text as system, pg_current_wal_lsn()::text as position from pg_control_system()",
  );
  const [place] = rows;
  if (place === undefined) throw new Error("the database did not return its position");
  return place;
}

export async function openStandby(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: "mindreel-replica",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Waits until a replica has reached a position of the primary.
 * @returns whether it got there in time
 * @throws an error that says why it is not a replica of that database
 */
export async function catchesUp(standby: Queryable, place: WalPosition, until: number): Promise<boolean> {
  for (;;) {
    const { rows } = await standby.query<{ standby: boolean; system: string; reached: boolean | null }>(
      `select pg_is_in_recovery() as standby, system_identifier::text as system,
         pg_last_wal_replay_lsn() >= $1::pg_lsn as reached from pg_control_system()`,
      [place.position],
    );
    const [found] = rows;
    if (!found?.standby) throw new NoReplica("It is not a standby.");
    if (found.system !== place.system) throw new NoReplica("It is a standby of another database.");
    if (found.reached) return true;
    if (performance.now() >= until) return false;
    await sleep(pause);
  }
}
