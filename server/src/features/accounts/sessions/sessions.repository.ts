import { type Db, hotQuery } from "#data/database.ts";
import { and, desc, eq, lt, ne, sql } from "#db/orm.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import type { User } from "#members/members.repository.ts";
import { sessionLifetimeDays } from "#security/authentication.ts";

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
  await tx.update(users).set({ lastLogin: session.now }).where(eq(users.id, userId));
  await insert(tx, userId, session);
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

async function insert(tx: Db, userId: number, { tokenHash, device, now, twoFactor = false }: NewSession) {
  await tx.insert(sessions).values({ userId, tokenHash, device, twoFactor, createdAt: now, lastUsedAt: now });
}

/** The sessions that are still valid, most recently used first. */
export function ofMember(db: Db, userId: number, now: Date): Promise<Session[]> {
  const valid = sql`${sessions.lastUsedAt} > ${now}::timestamptz - make_interval(days => ${sessionLifetimeDays})`;
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), valid))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .prepare("sessions of member")
    .execute();
}

export async function openedAt(db: Db, tokenHash: string): Promise<Date | undefined> {
  const own = eq(sessions.tokenHash, tokenHash);
  return (await db.select({ at: sessions.createdAt }).from(sessions).where(own))[0]?.at;
}

/** Records that two factors were verified in the session. @returns false when the session has ended */
export async function markTwoFactor(tx: Db, tokenHash: string): Promise<boolean> {
  const own = eq(sessions.tokenHash, tokenHash);
  return (await tx.update(sessions).set({ twoFactor: true }).where(own).returning({ id: sessions.id })).length > 0;
}

export async function unmarkTwoFactor(tx: Db, userId: number): Promise<void> {
  await tx.update(sessions).set({ twoFactor: false }).where(eq(sessions.userId, userId));
}

export async function endByToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** @returns false when the member has no such session */
export async function endOne(db: Db, userId: number, id: number): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, id));
  return (await db.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
}

export async function endAll(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endOthers(tx: Db, userId: number, keptTokenHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash)));
}

export async function removeUnusedSince(db: Db, moment: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastUsedAt, moment));
}
