import type { Amounts } from "@mindreel/contract/billing/plans";
import { type Db, filteredQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

/** A move of running subscriptions from a price to another. */
interface PriceMoveRow {
  readonly id: number;
  readonly fromPriceId: string;
  readonly toPriceId: string;
  readonly noticeDays: number;
  readonly madeAt: Date;
  readonly calledOffAt: Date | null;
}

/** Whether the subscription `s` is at the price `f`: that one, or one as high that was agreed on before there were plans. */
export const isAtOld = sql`(s.price_id = f.id or (s.price_id is null and s.plan_id = f.plan_id and s.interval = f.interval
  and s.interval_count = f.interval_count and s.amount = (f.amounts ->> s.currency)::int))`;

/** Whether the subscription `s` is still at the price that the move `v` leads away from. @param ended the provider's word */
const hasStayed = (ended: string) => sql`m.moved_at is null and ${isAtOld} and s.status <> ${ended}`;
const isWaiting = (ended: string) => sql`v.called_off_at is null and ${hasStayed(ended)}`;

/** @returns its id; undefined if the price is being moved already */
export async function insert(
  tx: Db,
  { fromPriceId, toPriceId, noticeDays, madeAt }: Omit<PriceMoveRow, "id" | "calledOffAt">,
): Promise<number | undefined> {
  const [row] = await filteredQuery<{ readonly id: number }>(
    tx,
    sql`insert into price_moves (from_price_id, to_price_id, notice_days, made_at)
        values (${fromPriceId}, ${toPriceId}, ${noticeDays}, ${madeAt}::timestamptz) on conflict do nothing returning id`,
  );
  return row?.id;
}

/** Waits for a subscription that is being moved. @returns false if it was called off before */
export async function callOff(tx: Db, id: number, now: Date): Promise<boolean> {
  const off = await filteredQuery(
    tx,
    sql`update price_moves set called_off_at = ${now}::timestamptz where id = ${id} and called_off_at is null returning id`,
  );
  await filteredQuery(tx, sql`update price_move_members set failed_at = null where move_id = ${id}`);
  return off.length > 0;
}

/** Of a move that was called off, those whose members were told of it, and who have stayed. */
export const stayed = (db: Db, ended: string, id: number, subscriptionId?: string): Promise<Stayed[]> =>
  filteredQuery<Stayed>(
    db,
    sql`select m.move_id, m.subscription_id, m.user_id, m.at from price_move_members m
          join price_moves v on v.id = m.move_id join prices f on f.id = v.from_price_id
          join subscriptions s on s.id = m.subscription_id
        where m.move_id = ${id} and ${subscriptionId === undefined ? sql`true` : sql`m.subscription_id = ${subscriptionId}`}
          and m.notice_until is not null and v.called_off_at is not null and ${hasStayed(ended)} order by m.subscription_id`,
  );

type Stayed = Pick<WaitingRow, "moveId" | "subscriptionId" | "userId" | "at">;

interface Unreached {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

export interface MoveView extends PriceMoveRow {
  readonly waiting: number;
  readonly moved: number;
  readonly left: number;
  readonly failed: number;
  readonly otherCurrency: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly unreached: readonly Unreached[];
}

/** The newest first. @param one only this one */
export async function views(db: Db, ended: string, one?: number): Promise<MoveView[]> {
  const waiting = isWaiting(ended);
  const rows = await filteredQuery<Omit<MoveView, "unreached"> & { readonly unreached: readonly Unreached[] | null }>(
    db,
    sql`select v.id, v.from_price_id, v.to_price_id, v.notice_days, v.made_at, v.called_off_at,
          count(*) filter (where ${waiting} and m.failed_at is null)::int as waiting,
          count(*) filter (where ${waiting} and m.failed_at is not null)::int as failed,
          count(m.moved_at)::int as moved,
          count(m.move_id) filter (where m.moved_at is null and v.called_off_at is null and not (${waiting}))::int as left,
          min(m.at) filter (where ${waiting}) as first_at, max(m.at) filter (where ${waiting}) as last_at,
          (select count(*)::int from subscriptions s where ${isAtOld} and s.status <> ${ended}
            and not jsonb_exists(p.amounts, s.currency)) as other_currency,
          (select json_agg(found) from (
            select distinct u.id, u.username, u.email from price_move_members m
              join subscriptions s on s.id = m.subscription_id join users u on u.id = m.user_id
            where m.move_id = v.id and ${waiting} and (u.email_confirmed_at is null or exists (
              select from deliveries d where d.bounced_at is not null and lower(d.email) = lower(u.email)))
            order by u.id limit 100) found) as unreached
        from price_moves v join prices p on p.id = v.to_price_id join prices f on f.id = v.from_price_id
          left join price_move_members m on m.move_id = v.id left join subscriptions s on s.id = m.subscription_id
        where ${one === undefined ? sql`true` : sql`v.id = ${one}`}
        group by v.id, p.id, f.id order by v.id desc`,
  );
  return rows.map((row) => ({ ...row, unreached: row.unreached ?? [] }));
}

/**
 * Notes the subscriptions that renew at a price which is being moved, and are not noted yet: those that a move begins
 * with, and later those that were bought at it a moment before, or renew again.
 */
export async function collect(tx: Db, id: number): Promise<void> {
  await filteredQuery(
    tx,
    sql`insert into price_move_members (move_id, subscription_id, user_id)
        select v.id, s.id, s.user_id from price_moves v join prices p on p.id = v.to_price_id
          join prices f on f.id = v.from_price_id join subscriptions s on ${isAtOld}
        where v.id = ${id} and v.called_off_at is null
          and (s.renews or s.needs_card) and jsonb_exists(p.amounts, s.currency)
        order by s.id on conflict do nothing`,
  );
}

/** Those that renew, and were last read before there were plans, so that their price isn't known here. */
export const unread = (db: Db, ended: string): Promise<{ readonly id: string }[]> =>
  filteredQuery(
    db,
    sql`select s.id from subscriptions s where s.provider_price_id is null and (s.renews or s.needs_card)
          and s.status <> ${ended} order by s.id`,
  );

export interface Untold {
  readonly moveId: number;
  readonly subscriptionId: string;
  readonly noticeDays: number;
}

/** Those whose members were not written to, in the order of their ids. */
export const untold = (db: Db, ended: string, moveId: number, after: string, most: number): Promise<Untold[]> =>
  filteredQuery<Untold>(
    db,
    sql`select m.move_id, m.subscription_id, v.notice_days from price_move_members m
          join price_moves v on v.id = m.move_id join prices f on f.id = v.from_price_id
          join subscriptions s on s.id = m.subscription_id
        where m.move_id = ${moveId} and m.notice_until is null and m.subscription_id > ${after} and ${isWaiting(ended)}
        order by m.subscription_id limit ${most}`,
  );

/** Moves that are not called off. */
export const open = (db: Db): Promise<{ readonly id: number }[]> =>
  filteredQuery(db, sql`select id from price_moves where called_off_at is null order by id`);

type One = Pick<WaitingRow, "moveId" | "subscriptionId">;
const isOne = ({ moveId, subscriptionId }: One) => sql`move_id = ${moveId} and subscription_id = ${subscriptionId}`;

/** @returns false if it was noted before */
export async function setTold(
  tx: Db,
  one: One,
  { noticeUntil, at }: Pick<WaitingRow, "noticeUntil" | "at">,
): Promise<boolean> {
  const told = await filteredQuery(
    tx,
    sql`update price_move_members set notice_until = ${noticeUntil}::timestamptz, at = ${at}::timestamptz
        where ${isOne(one)} and notice_until is null returning move_id`,
  );
  return told.length > 0;
}

/** A subscription whose member was told of a move that has yet to come. */
export interface WaitingRow {
  readonly moveId: number;
  readonly subscriptionId: string;
  readonly userId: number;
  readonly fromPriceId: string;
  readonly toPriceId: string;
  readonly amounts: Amounts;
  readonly noticeUntil: Date;
  readonly at: Date;
}

const waitingRows = sql`select m.move_id, m.subscription_id, m.user_id, v.from_price_id, v.to_price_id, p.amounts,
    m.notice_until, m.at
  from price_move_members m join price_moves v on v.id = m.move_id join prices p on p.id = v.to_price_id
    join prices f on f.id = v.from_price_id join subscriptions s on s.id = m.subscription_id`;

/** Of a subscription, the move that its member was told of. */
export const ofSubscription = async (db: Db, ended: string, id: string): Promise<WaitingRow | undefined> =>
  (
    await filteredQuery<WaitingRow>(
      db,
      sql`${waitingRows} where m.subscription_id = ${id} and m.notice_until is not null and ${isWaiting(ended)}`,
    )
  )[0];

/** How long a change of the member's own goes first. */
const held = sql`make_interval(mins => 5)`;

interface Due {
  readonly ended: string;
  readonly now: Date;
  /** The moment before which a period must end. */
  readonly until: Date;
}

/** Whether a subscription is to be moved now: its notice is over with the period that ends soon, or it has been moved. */
const isDue = ({
  ended,
  now,
  until,
}: Due) => sql`v.called_off_at is null and m.moved_at is null and s.status <> ${ended}
  and (s.price_id = v.to_price_id or (
    ${isAtOld} and s.next_price_id is null and (s.renews or s.needs_card)
    and s.period_end >= m.notice_until and s.period_end > ${now}::timestamptz and s.period_end <= ${until}::timestamptz
    and (m.held_at is null or m.held_at < ${now}::timestamptz - ${held})))`;

export const due = (db: Db, when: Due): Promise<Pick<WaitingRow, "moveId" | "subscriptionId" | "toPriceId">[]> =>
  filteredQuery(
    db,
    sql`select m.move_id, m.subscription_id, v.to_price_id from price_move_members m
          join price_moves v on v.id = m.move_id join prices f on f.id = v.from_price_id
          join subscriptions s on s.id = m.subscription_id
        where ${isDue(when)} order by s.period_end, s.id`,
  );

/**
 * Locks a subscription's move, if it is due, so that neither the move is called off nor its member begins a change.
 * @returns the price that it has at the provider, and whether it has been moved
 */
export async function lockDue(
  tx: Db,
  { moveId, subscriptionId }: One,
  when: Due,
): Promise<{ readonly from: string | null; readonly isThere: boolean } | undefined> {
  const [row] = await filteredQuery<{ from: string | null; isThere: boolean }>(
    tx,
    sql`select s.provider_price_id as "from", s.price_id = v.to_price_id as is_there from price_move_members m
          join price_moves v on v.id = m.move_id join prices f on f.id = v.from_price_id
          join subscriptions s on s.id = m.subscription_id
        where m.move_id = ${moveId} and m.subscription_id = ${subscriptionId} and ${isDue(when)}
        for update of m for share of v`,
  );
  return row;
}

export async function setMoved(tx: Db, one: One, now: Date): Promise<void> {
  await filteredQuery(
    tx,
    sql`update price_move_members set moved_at = ${now}::timestamptz, failed_at = null where ${isOne(one)}`,
  );
}

export async function setFailed(db: Db, one: One, now: Date): Promise<void> {
  await filteredQuery(db, sql`update price_move_members set failed_at = ${now}::timestamptz where ${isOne(one)}`);
}

/** Before they are tried again: some have left since. */
export async function forgetFailures(db: Db): Promise<void> {
  await filteredQuery(db, sql`update price_move_members set failed_at = null where failed_at is not null`);
}

/** A member begins a change of their own; waits for a move that is being carried out. */
export async function hold(db: Db, userId: number, now: Date): Promise<void> {
  await filteredQuery(
    db,
    sql`update price_move_members set held_at = ${now}::timestamptz where user_id = ${userId} and moved_at is null`,
  );
}
