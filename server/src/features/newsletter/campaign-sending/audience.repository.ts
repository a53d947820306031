import type { AudienceGroup } from "@mindreel/contract/newsletter/campaigns";
import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isNotProSql, isProSql } from "#domain/entitlement.ts";

/**
 * Whether the member `u` gets news: an active account with a confirmed address, whose owner opted in, or made no choice
 * but signed the address up.
 */
export const memberWantsNews: SQL = sql`(u.is_active and u.email_confirmed_at is not null and coalesce(
  (select p.wanted from news_preferences p where p.user_id = u.id),
  exists (select from subscribers own where lower(own.secondary_email) = lower(u.email) and own.unsubscribed_at is null)))`;

/** Whether the subscriber `s` gets news. */
export const subscriberWantsNews: SQL = sql`(s.unsubscribed_at is null and not exists (
  select from users blocked where lower(blocked.email) = lower(s.secondary_email) and not blocked.is_active))`;

/** Whether no mail to an address has bounced. */
export const isDeliverable = (email: SQL): SQL =>
  sql`not exists (select from deliveries b where b.bounced_at is not null and lower(b.email) = lower(${email}))`;

export interface Audience {
  readonly groups: readonly AudienceGroup[];
  /** Only recipients who read this language; null: all. */
  readonly language: Language | null;
}

/** `mailLanguage` in SQL: the language of a tag if the site offers it, otherwise the site's own. */
function readLanguage(tag: SQL, offered: readonly Language[]): SQL {
  const language = sql`lower(split_part(${tag}, '-', 1))`;
  return sql`case when ${language} = any(${sql.param(offered)}::text[]) then ${language} else ${offered[0] ?? sourceLanguage}::text end`;
}

/**
 * One row for each mailbox of an audience. A member's row, with its language, takes precedence over a subscriber's.
 * @param offered the site's languages, its own first
 */
function recipients({ groups: audience, language }: Audience, offered: readonly Language[], now: Date): SQL {
  const members: SQL[] = [];
  if (audience.includes("members")) members.push(sql`true`);
  if (audience.includes("pro")) members.push(isProSql(now));
  if (audience.includes("left")) members.push(sql`(${isNotProSql(now)} and u.pro_expiry_date is not null)`);
  const parts: SQL[] = [];
  if (members.length > 0) {
    parts.push(sql`select u.email, mailbox_of(u.email) as mailbox, u.id as user_id, null::int as subscriber_id, 1 as rank, u.language
      from users u where ${memberWantsNews} and (${sql.join(members, sql` or `)})`);
  }
  if (audience.includes("subscribers")) {
    parts.push(sql`select s.secondary_email, mailbox_of(s.secondary_email), null::int, s.id, 2, s.language
      from subscribers s where ${subscriberWantsNews}`);
  }
  if (parts.length === 0) parts.push(sql`select '', '', null::int, null::int, 1, '' where false`);
  const mailboxes = sql`select distinct on (mailbox) email, mailbox, user_id, subscriber_id, language
    from (${sql.join(parts, sql` union all `)}) found (email, mailbox, user_id, subscriber_id, rank, language)
    where ${isDeliverable(sql`found.email`)}
    order by mailbox, rank, user_id, subscriber_id`;
  if (language === null) return mailboxes;
  return sql`select * from (${mailboxes}) each where ${readLanguage(sql`each.language`, offered)} = ${language}`;
}

export async function count(db: Db, audience: Audience, offered: readonly Language[], now: Date): Promise<number> {
  const [row] = await hotQuery<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${recipients(audience, offered, now)}) found`,
  );
  return row?.count ?? 0;
}

/** The count of each group by itself, in a single statement. */
export async function countEach(db: Db, language: Language | null, offered: readonly Language[], now: Date) {
  const of = (group: AudienceGroup) =>
    sql`(select count(*)::int from (${recipients({ groups: [group], language }, offered, now)}) found)`;
  const [row] = await hotQuery<Record<AudienceGroup, number>>(
    db,
    sql`select ${of("subscribers")} as subscribers, ${of("members")} as members, ${of("pro")} as pro, ${of("left")} as "left"`,
  );
  if (row === undefined) throw new Error("a count without a row");
  return row;
}

/** Fixes the recipients of a campaign, in a single statement. */
export const fix = (tx: Db, campaignId: number, audience: Audience, offered: readonly Language[], now: Date) =>
  hotQuery(
    tx,
    sql`insert into deliveries (campaign_id, email, mailbox, user_id, subscriber_id, due_at, changed_at)
        select ${campaignId}::int, email, mailbox, user_id, subscriber_id, ${now}::timestamptz, ${now}::timestamptz
        from (${recipients(audience, offered, now)}) found`,
  );
