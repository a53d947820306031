import type { EventState } from "@mindreel/contract/billing/payment-events";
import { type Db, filteredQuery, hotQuery, limitTo } from "#data/database.ts";
import { countedAtMost, type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { paymentEvents } from "#db/schema/billing.ts";

type EventRow = typeof paymentEvents.$inferSelect;
type NewEvent = Pick<EventRow, "id" | "type" | "objectId" | "customerId" | "createdAt" | "receivedAt">;

const columns = sql`id, number, type, object_id, customer_id, created_at, received_at, state, note, handled_at, attempts`;

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
    sql`select e.number as id, e.id as event, e.type, e.object_id, e.state, e.note, e.attempts,
          e.created_at, e.received_at, e.handled_at, u.id as user_id, u.username, '' as sort_key,
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
          (select min(received_at) from payment_events where state = 'received') as waiting_since,
          (select count(*)::int from payment_events where state = 'failed') as failed,
          (select received_at from payment_events order by number desc limit 1) as last_received_at,
          (select max(paid_at) from payments) as last_paid_at`,
  );
  if (row === undefined) throw new Error("a select without from returned no row");
  return row;
}

/** @returns false for an event that is already recorded */
export async function add(tx: Db, event: NewEvent): Promise<boolean> {
  const { id, type, objectId, customerId, createdAt, receivedAt } = event;
  const added = await hotQuery(
    tx,
    sql`insert into payment_events (id, type, object_id, customer_id, created_at, received_at)
        values (${id}, ${type}, ${objectId}, ${customerId}, ${createdAt}, ${receivedAt})
        on conflict do nothing returning id`,
  );
  return added.length === 1;
}

export async function byId(db: Db, id: string): Promise<EventRow | undefined> {
  return (await hotQuery<EventRow>(db, sql`select ${columns} from payment_events where id = ${id}`))[0];
}

type Outcome = Pick<EventRow, "state" | "note"> & { readonly handledAt: Date };

/** Records the outcome of an attempt to handle an event. */
export async function saveOutcome(db: Db, id: string, { state, note, handledAt }: Outcome): Promise<void> {
  await hotQuery(
    db,
    sql`update payment_events set state = ${state}, note = ${note}, handled_at = ${handledAt}, attempts = attempts + 1
        where id = ${id}`,
  );
}

/** Marks an event as not handled yet. @returns undefined if there is no such event */
export async function reopen(tx: Db, id: string): Promise<EventRow | undefined> {
  const [opened] = await hotQuery<EventRow>(
    tx,
    sql`update payment_events set state = 'received', note = null where id = ${id} returning ${columns}`,
  );
  return opened;
}
