import type { SetUpStep } from "@mindreel/contract/plain/set-up-steps";
import type { Db } from "#data/database.ts";
import { eq, gt, isNull, lt, sql } from "#db/orm.ts";
import { passkeys, users } from "#db/schema/accounts.ts";
import { keptCounts } from "#db/schema/admin.ts";
import { firstRun, firstRunLinks } from "#db/schema/first-run.ts";
import { categories, library, videoHealth, videos } from "#db/schema/library/catalogue.ts";

export type Link = typeof firstRunLinks.$inferSelect;
export type Run = typeof firstRun.$inferSelect;
export async function hasSuperuser(db: Db): Promise<boolean> {
  const counted = db.select({ n: keptCounts.n }).from(keptCounts).where(eq(keptCounts.name, "superusers"));
  const [row] = await counted.prepare("count superusers").execute();
  return (row?.n ?? 0) > 0;
}

/** The same, with the counter's row locked, so that nobody else can add a superuser before this transaction ends. */
export async function lockSuperusers(tx: Db): Promise<boolean> {
  const [row] = await tx.select().from(keptCounts).where(eq(keptCounts.name, "superusers")).for("update");
  return (row?.n ?? 0) > 0;
}

/** The links that are valid now, one for each server. */
export const links = (db: Db, now: Date): Promise<Link[]> =>
  db.select().from(firstRunLinks).where(gt(firstRunLinks.expiresAt, now));

export async function addLink(tx: Db, link: Link): Promise<void> {
  await tx.insert(firstRunLinks).values(link);
}

export async function removeLinks(tx: Db, before?: Date): Promise<void> {
  await tx.delete(firstRunLinks).where(before && lt(firstRunLinks.createdAt, before));
}

export async function begin(tx: Db, begunAt: Date): Promise<void> {
  await tx.insert(firstRun).values({ id: 1, begunAt }).onConflictDoNothing();
}

/** @returns undefined if there is nothing to remember */
export async function current(db: Db): Promise<Run | undefined> {
  const [row] = await db.select().from(firstRun);
  return row;
}

export async function update(tx: Db, change: Partial<Omit<Run, "id" | "begunAt" | "skipped">>): Promise<void> {
  await tx
    .insert(firstRun)
    .values({ id: 1, ...change })
    .onConflictDoUpdate({ target: firstRun.id, set: change });
}

/** Skips a step, or takes it up again. */
export async function skip(tx: Db, step: SetUpStep, skipped: boolean): Promise<void> {
  const others = sql`array_remove(${firstRun.skipped}, ${step}::text)`;
  await tx
    .insert(firstRun)
    .values({ id: 1, skipped: skipped ? [step] : [] })
    .onConflictDoUpdate({
      target: firstRun.id,
      set: { skipped: skipped ? sql`array_append(${others}, ${step}::text)` : others },
    });
}

export interface Contents {
  readonly category: boolean;
  readonly video: boolean;
  readonly uncaptioned: boolean;
  /** Anybody beside the superusers. */
  readonly people: boolean;
  /** A superuser whom a password alone lets in. */
  readonly weakSuperuser: boolean;
}

/** Whether there are these. None is counted, so that it costs the same at any size. */
export async function contents(db: Db): Promise<Contents> {
  const { isSuperuser, isActive, twoFactorAt } = users;
  const [row] = await db
    .select({
      category: sql<boolean>`exists (select from ${categories})`,
      video: sql<boolean>`exists (select from ${videos} where ${isNull(videos.deletedAt)})`,
      uncaptioned: sql<boolean>`exists (select from ${videoHealth} where not ${videoHealth.captioned} and exists (
        select from ${videos} where ${videos.id} = ${videoHealth.videoId} and ${isNull(videos.deletedAt)}))`,
      people: sql<boolean>`exists (select from ${users} where not ${isSuperuser})`,
      weakSuperuser: sql<boolean>`exists (select from ${users} where ${isSuperuser} and ${isActive}
        and ${isNull(twoFactorAt)} and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`,
    })
    .from(library);
  if (row === undefined) throw new Error("the library's row is missing");
  return row;
}

export async function recipient(db: Db, memberId: number): Promise<{ email: string; language: string }> {
  const { email, language } = users;
  const [row] = await db.select({ email, language }).from(users).where(eq(users.id, memberId));
  if (row === undefined) throw new Error("a member who is signed in has no row");
  return row;
}
