import type { Db } from "#data/database.ts";
import { and, eq, gt, isNull, lt, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { keptCounts } from "#db/schema/admin.ts";
import { firstRun, firstRunLinks } from "#db/schema/first-run.ts";
import { categories, library, videos } from "#db/schema/library/catalogue.ts";
import { siteSettings } from "#db/schema/site.ts";

export type Link = typeof firstRunLinks.$inferSelect;
export type Run = typeof firstRun.$inferSelect;
type Tested = Partial<Pick<Run, "mailTestedAt" | "paymentsTestedAt" | "finishedAt">>;

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

/** @returns undefined if the set-up was not begun in the browser, or is finished */
export async function current(db: Db): Promise<Run | undefined> {
  const [row] = await db.select().from(firstRun).where(isNull(firstRun.finishedAt));
  return row;
}

/** @returns false if no set-up is in progress */
export async function update(tx: Db, change: Tested): Promise<boolean> {
  const changed = await tx
    .update(firstRun)
    .set(change)
    .where(and(eq(firstRun.id, 1), isNull(firstRun.finishedAt)))
    .returning({ id: firstRun.id });
  return changed.length > 0;
}

export interface Contents {
  readonly site: boolean;
  readonly categories: boolean;
  readonly videos: boolean;
}

/** Whether there are changed settings of the site, categories and videos. */
export async function contents(db: Db): Promise<Contents> {
  const [row] = await db
    .select({
      site: sql<boolean>`exists (select from ${siteSettings})`,
      categories: sql<boolean>`exists (select from ${categories})`,
      videos: sql<boolean>`exists (select from ${videos} where ${isNull(videos.deletedAt)})`,
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
