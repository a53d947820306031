import type { EventState } from "@mindreel/contract/billing/payment-events";
import { type Db, filteredQuery, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { eq, sql } from "#db/orm.ts";
import { paymentEvents } from "#db/schema/billing.ts";

type EventRow = typeof paymentEvents.$inferSelect;

export type ListedEvent = Listed &
  Omit<EventRow, "id" | "number" | "customerId"> & {
    event: string;
    userId: number | null;
    username: string | null;
  };

/** A page of events and one extra row, newest first. */
export function list(db: Db, state: EventState | undefined, from: From): Promise<ListedEvent[]> {
  const where = state === undefined ? sql`true` : sql`e.state = ${state}`;
  const after = "key" in from ? sql`and e.number < ${from.id}::int` : sql``;
  return filteredQuery<ListedEvent>(
    db,
    sql`select e.number as id, e.id as event, e.type, e.object_id as "objectId", e.state, e.note, e.attempts,
          e.created_at as "createdAt", e.received_at as "receivedAt", e.handled_at as "handledAt",
          u.id as "userId", u.username, '' as sort_key,
          (select count(*)::int from (select 1 from payment_events e where ${where} ${limitTo(countedAtMost)}) found) as total
        from payment_events e left join customers c on c.customer_id = e.customer_id
          left join users u on u.id = c.user_id
        where ${where} ${after}
        order by e.number desc ${pageLimit(from)}`,
  );
}

export interface Arrivals {
  /** Number of events that are not handled yet. */
  readonly waiting: number;
  readonly waitingSince: Date | null;
  readonly failed: number;
  readonly lastReceivedAt: Date | null;
  /** When somebody last paid, whether recorded because of an event or a query to the provider. */
  readonly lastPaidAt: Date | null;
}

export async function arrivals(db: Db): Promise<Arrivals> {
  const [row] = await hotQuery<Arrivals>(
    db,
    sql`select
          (select count(*)::int from payment_events where state = 'received') as waiting,
          (select min(received_at) from payment_events where state = 'received') as "waitingSince",
          (select count(*)::int from payment_events where state = 'failed') as failed,
          (select received_at from payment_events order by number desc limit 1) as "lastReceivedAt",
          (select max(paid_at) from payments) as "lastPaidAt"`,
  );
  if (row === undefined) throw new Error("a select without from returned no row");
  return row;
}

/** @returns false for an event that is already recorded */
export async function add(tx: Db, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const added = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
  return added.length === 1;
}

export async function byId(db: Db, id: string): Promise<EventRow | undefined> {
  return (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0];
}

type Outcome = Pick<EventRow, "state" | "note"> & { readonly handledAt: Date };

/** Records the outcome of an attempt to handle an event. */
export async function saveOutcome(db: Db, id: string, outcome: Outcome): Promise<void> {
  const attempts = sql`${paymentEvents.attempts} + 1`;
  await db
    .update(paymentEvents)
    .set({ ...outcome, attempts })
    .where(eq(paymentEvents.id, id));
}

/** Marks an event as not handled yet. @returns undefined if there is no such event */
export async function reopen(tx: Db, id: string): Promise<EventRow | undefined> {
  const opened = { state: "received", note: null } as const;
  return (await tx.update(paymentEvents).set(opened).where(eq(paymentEvents.id, id)).returning())[0];
}
