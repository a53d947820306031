import type { Db } from "#data/database.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { differences, reconciliations } from "#db/schema/billing.ts";
import { latestPast } from "#domain/time/clock.ts";
import type { Found } from "./reconciliation.policy.ts";

type RunRow = typeof reconciliations.$inferSelect;
export type DifferenceRow = typeof differences.$inferSelect & { readonly username: string | null };

/** @returns the id of a new run; undefined while another one is running */
export async function begin(tx: Db, now: Date): Promise<number | undefined> {
  const [started] = await tx
    .insert(reconciliations)
    .values({ startedAt: now })
    .onConflictDoNothing()
    .returning({ id: reconciliations.id });
  return started?.id;
}

export async function running(db: Db): Promise<RunRow | undefined> {
  return (await db.select().from(reconciliations).where(isNull(reconciliations.endedAt)))[0];
}

/** The newest run that has ended. */
export async function last(db: Db): Promise<RunRow | undefined> {
  return (
    await db
      .select()
      .from(reconciliations)
      .where(isNotNull(reconciliations.endedAt))
      .orderBy(desc(reconciliations.id))
      .limit(1)
  )[0];
}

/** Ends a run and saves what it found; changes nothing if it has already ended. */
export async function finish(tx: Db, id: number, result: Partial<RunRow>, found: readonly Found[]): Promise<void> {
  const isRunning = and(eq(reconciliations.id, id), isNull(reconciliations.endedAt));
  const ended = await tx.update(reconciliations).set(result).where(isRunning).returning();
  if (ended.length === 0) return;
  for (let at = 0; at < found.length; at += 500) {
    const rows = found.slice(at, at + 500).map((each) => ({ ...each, reconciliationId: id }));
    await tx.insert(differences).values(rows);
  }
}

/** Ends runs that began before `before` and never ended, because their server went down. */
export async function endInterrupted(tx: Db, before: Date, failure: string, now: Date): Promise<void> {
  const lost = or(lt(reconciliations.startedAt, before), gt(reconciliations.startedAt, latestPast(now)));
  const interrupted = and(isNull(reconciliations.endedAt), lost);
  await tx.update(reconciliations).set({ endedAt: now, failure }).where(interrupted);
}

export async function removeOlder(tx: Db, before: Date): Promise<void> {
  await tx.delete(reconciliations).where(lt(reconciliations.startedAt, before));
}

/** Number of a run's differences that are not healed. */
export async function countOpen(db: Db, runId: number): Promise<number> {
  const open = and(eq(differences.reconciliationId, runId), isNull(differences.healedAt));
  return (await db.select({ n: sql<number>`count(*)::int` }).from(differences).where(open))[0]?.n ?? 0;
}

/** A run's differences, unhealed ones first. */
export async function differencesOf(db: Db, runId: number, limit: number): Promise<DifferenceRow[]> {
  const rows = await db
    .select()
    .from(differences)
    .leftJoin(users, eq(users.id, differences.userId))
    .where(eq(differences.reconciliationId, runId))
    .orderBy(sql`${differences.healedAt} is not null`, asc(differences.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.differences, username: row.users?.username ?? null }));
}

/** Marks the differences with the ids, or all of them, for healing. @returns how many were marked */
export async function requestHealing(
  tx: Db,
  runId: number,
  ids: readonly number[] | undefined,
  actorId: number,
): Promise<number> {
  const which = ids === undefined ? undefined : inArray(differences.id, [...ids]);
  const requested = await tx
    .update(differences)
    .set({ healFor: actorId, note: null })
    .where(and(eq(differences.reconciliationId, runId), isNull(differences.healedAt), which))
    .returning({ id: differences.id });
  return requested.length;
}

export async function nextToHeal(db: Db): Promise<typeof differences.$inferSelect | undefined> {
  return (
    await db.select().from(differences).where(isNotNull(differences.healFor)).orderBy(differences.id).limit(1)
  )[0];
}

/** The unhealed differences of a run, in the order in which they were found. */
export function unhealed(db: Db, runId: number): Promise<(typeof differences.$inferSelect)[]> {
  const open = and(eq(differences.reconciliationId, runId), isNull(differences.healedAt));
  return db.select().from(differences).where(open).orderBy(asc(differences.id));
}

/** Records the outcome of healing a difference. */
export async function saveHealing(
  db: Db,
  id: number,
  result: { readonly healedAt?: Date; readonly healedByItself?: boolean; readonly note?: string },
): Promise<void> {
  await db
    .update(differences)
    .set({ ...result, healFor: null })
    .where(eq(differences.id, id));
}
