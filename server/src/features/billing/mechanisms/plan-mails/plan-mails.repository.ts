import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { planMailKinds } from "#db/schema/pro-time.ts";
import type { QuietHours } from "#domain/time/quiet-hours.ts";

export type PlanMailKind = (typeof planMailKinds)[number];

export interface Planned {
  readonly userId: number;
  readonly kind: PlanMailKind;
  readonly about: string;
}

/** A mail that waits in the queue, as it was recorded. */
export interface Queued extends Planned {
  readonly plannedAt: string;
}

/** Records mails. @returns those that were not recorded before */
export function record(tx: Db, planned: readonly Planned[], now: Date): Promise<Planned[]> {
  const [ids, kinds, abouts] = [
    planned.map(({ userId }) => userId),
    planned.map(({ kind }) => kind),
    planned.map(({ about }) => about),
  ];
  return hotQuery<Planned>(
    tx,
    sql`insert into plan_mails (user_id, kind, about, planned_at)
        select p.user_id, p.kind, p.about, ${now}::timestamptz
        from unnest(${sql.param(ids)}::int[], ${sql.param(kinds)}::text[], ${sql.param(abouts)}::text[])
          p (user_id, kind, about)
        order by p.user_id, p.kind, p.about
        on conflict do nothing returning user_id, kind, about`,
  );
}

export const forget = (tx: Db, { userId, kind, about }: Planned) =>
  hotQuery(tx, sql`delete from plan_mails where user_id = ${userId} and kind = ${kind} and about = ${about}`);

interface QuietRow {
  readonly userId: number;
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

/** The quiet hours of those of some members who have any. */
export async function quietHoursOf(tx: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, QuietHours>> {
  const rows = await hotQuery<QuietRow>(
    tx,
    sql`select p.user_id, p.quiet_from as "from", p.quiet_until as until, p.time_zone from notice_preferences p
        where p.user_id = any(${sql.param(userIds)}::int[]) and p.quiet_from is not null and p.quiet_until is not null
          and p.time_zone is not null`,
  );
  return new Map(rows.map(({ userId, ...quiet }) => [userId, quiet]));
}

export interface Ending {
  readonly userId: number;
  readonly endsAt: Date;
}

interface Range {
  readonly kind: PlanMailKind;
  /** The first and the last end. */
  readonly from: Date;
  readonly to: Date;
  readonly after: Ending | undefined;
  readonly most: number;
}

/** Members with free time who stop being pro within a range of time and were not mailed about it, in order of their ends. */
export function endings(db: Db, { kind, from, to, after, most }: Range): Promise<Ending[]> {
  const next = after ?? { userId: 0, endsAt: from };
  return hotQuery<Ending>(
    db,
    sql`select u.id as user_id, u.pro_expiry_date as ends_at from users u
        where not u.is_superuser and u.pro_expiry_date is not null
          and u.pro_expiry_date >= ${from}::timestamptz and u.pro_expiry_date <= ${to}::timestamptz
          and (u.pro_expiry_date, u.id) > (${next.endsAt}::timestamptz, ${next.userId}::int)
          and u.is_active and u.deletion_at is null and u.email_confirmed_at is not null
          and exists (select from free_time f where f.user_id = u.id and f.revoked_at is null)
          and not exists (select from plan_mails m where m.user_id = u.id and m.kind = ${kind}
            and m.about = to_char(u.pro_expiry_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by u.pro_expiry_date, u.id ${limitTo(most)}`,
  );
}

export interface TrialEnding {
  readonly userId: number;
  readonly subscriptionId: string;
  readonly endsAt: Date;
}

interface TrialRange {
  readonly kind: PlanMailKind;
  readonly from: Date;
  readonly to: Date;
  /** Trials that began later than so many milliseconds before their end are too short for this mail. */
  readonly notice: number;
  /** Whether of those that need a card, or of those that charge one. */
  readonly needsCard: boolean;
  /** The provider's word for a trial. */
  readonly trial: string;
  readonly most: number;
}

/** Trials that end within a range of time, are not cancelled, and whose member was not mailed about it. */
export function trialEndings(db: Db, range: TrialRange): Promise<TrialEnding[]> {
  const { kind, from, to, notice, needsCard, trial, most } = range;
  return hotQuery<TrialEnding>(
    db,
    sql`select s.user_id, s.id as subscription_id, s.period_end as ends_at
        from subscriptions s join users u on u.id = s.user_id
        where s.status = ${trial} and ${needsCard ? sql`s.needs_card` : sql`s.renews`}
          and s.period_end > ${from}::timestamptz and s.period_end <= ${to}::timestamptz
          and s.started_at < s.period_end - make_interval(secs => ${notice / 1000}::float8)
          and u.is_active and u.deletion_at is null and not u.is_superuser
          and not exists (select from plan_mails m where m.user_id = s.user_id and m.kind = ${kind}
            and m.about = s.id || to_char(s.period_end at time zone 'UTC', ' YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by s.period_end, s.id ${limitTo(most)}`,
  );
}

export interface Recipient {
  readonly email: string;
  readonly username: string;
  readonly language: string;
  readonly isSuperuser: boolean;
  readonly proExpiryDate: Date | null;
  readonly wantsFreeTime: boolean;
  readonly wantsSubscription: boolean;
  readonly isConfirmed: boolean;
}

/** Undefined for a mail that was forgotten, even if recorded again, and for somebody who is blocked, gone or about to go. */
export async function recipient(db: Db, queued: Queued): Promise<Recipient | undefined> {
  const { userId, kind, about, plannedAt } = queued;
  const [row] = await hotQuery<Recipient>(
    db,
    sql`select u.email, u.username, u.language, u.is_superuser, u.pro_expiry_date,
          u.email_confirmed_at is not null as is_confirmed,
          coalesce(p.mail_free_time, true) as wants_free_time,
          coalesce(p.mail_subscription, true) as wants_subscription
        from users u left join notice_preferences p on p.user_id = u.id
        where u.id = ${userId} and u.is_active and u.deletion_at is null
          and exists (select from plan_mails m where m.user_id = u.id and m.kind = ${kind} and m.about = ${about}
            and m.planned_at = ${plannedAt}::timestamptz)`,
  );
  return row;
}
