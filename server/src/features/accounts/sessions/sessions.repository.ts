import { type Db, filteredQuery, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { sessions } from "#db/schema/accounts.ts";
import type { User } from "#members/members.repository.ts";
import { sessionLifetimeDays } from "#security/authentication.ts";

/** Per member. */
const mostSessions = 100;

export type Session = typeof sessions.$inferSelect;

export interface NewSession {
  readonly tokenHash: string;
  readonly device: string;
  readonly now: Date;
  /** Whether signing in took two factors. */
  readonly twoFactor?: boolean;
}

/**
 * When a commit is on disk: `durable` before the database answers; `lazy` about half a second later, so that a crash of
 * the database may lose it.
 */
export type Commit = "durable" | "lazy";

/** Opens a session and records it as the member's last login. */
export async function open(tx: Db, userId: number, session: NewSession): Promise<void> {
  const { tokenHash, device, now, twoFactor = false } = session;
  await hotQuery(tx, sql`update users set last_login = ${now} where id = ${userId}`);
  await hotQuery(
    tx,
    sql`insert into sessions (user_id, token_hash, device, two_factor, created_at, last_used_at)
        values (${userId}, ${tokenHash}, ${device}, ${twoFactor}, ${now}, ${now})`,
  );
}

/**
 * Opens a session, unless the member was blocked or their password or two-factor setting changed since `user` was read.
 * @param commit applies outside a transaction; inside one, pass `durable`
 * @returns whether the session was opened
 */
export async function openIfUnchanged(
  db: Db,
  user: Pick<User, "id" | "passwordHash" | "twoFactorAt">,
  session: NewSession,
  commit: Commit,
): Promise<boolean> {
  const { tokenHash, device, now, twoFactor = false } = session;
  const returned = commit === "lazy" ? sql`id, set_config('synchronous_commit', 'off', true)` : sql`id`;
  // The update locks the member's row, so a password change (which ends all sessions) cannot slip in between.
  const opened = await hotQuery(
    db,
    sql`with signed_in as (
          update users set last_login = ${now}::timestamptz
          where id = ${user.id} and is_active and password_hash is not distinct from ${user.passwordHash}::text
            and two_factor_at is not distinct from ${user.twoFactorAt}::timestamptz
          returning ${returned}
        )
        insert into sessions (user_id, token_hash, device, two_factor, created_at, last_used_at)
        select id, ${tokenHash}, ${device}, ${twoFactor}, ${now}, ${now} from signed_in returning user_id`,
  );
  return opened.length > 0;
}

/** The sessions that are still valid, most recently used first. */
export function ofMember(db: Db, userId: number, now: Date): Promise<Session[]> {
  return hotQuery<Session>(
    db,
    sql`select user_id, token_hash, id, device, two_factor, created_at, last_used_at from sessions
        where user_id = ${userId} and last_used_at > ${now}::timestamptz - make_interval(days => ${sessionLifetimeDays})
        order by last_used_at desc, id desc ${limitTo(mostSessions)}`,
  );
}

export async function openedAt(db: Db, tokenHash: string): Promise<Date | undefined> {
  const [row] = await hotQuery<{ at: Date }>(
    db,
    sql`select created_at as at from sessions where token_hash = ${tokenHash}`,
  );
  return row?.at;
}

/** Records that two factors were verified in the session. @returns false when the session has ended */
export async function markTwoFactor(tx: Db, tokenHash: string): Promise<boolean> {
  const marked = await hotQuery(
    tx,
    sql`update sessions set two_factor = true where token_hash = ${tokenHash} returning id`,
  );
  return marked.length > 0;
}

export async function unmarkTwoFactor(tx: Db, userId: number): Promise<void> {
  await hotQuery(tx, sql`update sessions set two_factor = false where user_id = ${userId}`);
}

export async function endByToken(db: Db, tokenHash: string): Promise<void> {
  await hotQuery(db, sql`delete from sessions where token_hash = ${tokenHash}`);
}

/** @returns false when the member has no such session */
export async function endOne(db: Db, userId: number, id: number): Promise<boolean> {
  const ended = await hotQuery(db, sql`delete from sessions where user_id = ${userId} and id = ${id} returning id`);
  return ended.length > 0;
}

export async function endAll(db: Db, userId: number): Promise<void> {
  await hotQuery(db, sql`delete from sessions where user_id = ${userId}`);
}

export async function endOthers(tx: Db, userId: number, keptTokenHash: string): Promise<void> {
  await hotQuery(tx, sql`delete from sessions where user_id = ${userId} and token_hash <> ${keptTokenHash}`);
}

export async function removeUnusedSince(db: Db, moment: Date): Promise<void> {
  await filteredQuery(db, sql`delete from sessions where last_used_at < ${moment}`);
}

/** Ends each member's sessions beyond the most, the least recently used first: a program can sign in at any rate. */
export async function keepLatest(db: Db): Promise<void> {
  await filteredQuery(
    db,
    sql`delete from sessions where token_hash in (
          select s.token_hash from (select user_id from sessions group by user_id having count(*) > ${mostSessions}::int) many,
            lateral (select token_hash from sessions where user_id = many.user_id
                     order by last_used_at desc, id desc offset ${mostSessions}::int) s)`,
  );
}
