import { type Db, hotQuery } from "#data/database.ts";
import { emailKey, sameEmail } from "#data/email-key.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { invitations } from "#db/schema/accounts.ts";

export type InvitationRow = typeof invitations.$inferSelect & { readonly inviter: string | null };

const columns = sql`i.id, i.email, i.free_days, i.token_hash, i.invited_by, i.created_at, i.asked_at, i.mailed_at,
  i.expires_at, i.withdrawn_at, i.used_at, i.used_by, by.username as inviter`;
const from = sql`invitations i left join users by on by.id = i.invited_by`;

/** One page plus one row, newest first. */
export const list = (db: Db, at: From): Promise<(InvitationRow & Listed)[]> =>
  hotQuery(
    db,
    sql`select ${columns}, '' as sort_key, (select count(*)::int from invitations) as total
        from ${from} ${"key" in at ? sql`where i.id < ${at.id}::int` : sql``} order by i.id desc ${pageLimit(at)}`,
  );

export async function byId(db: Db, id: number): Promise<InvitationRow | undefined> {
  return (await hotQuery<InvitationRow>(db, sql`select ${columns} from ${from} where i.id = ${id}::int`))[0];
}

/** Locks the row until the transaction ends, as does `lockByToken`. */
export async function lock(tx: Db, id: number): Promise<InvitationRow | undefined> {
  const rows = await hotQuery<InvitationRow>(
    tx,
    sql`select ${columns} from ${from} where i.id = ${id}::int for update of i`,
  );
  return rows[0];
}

export async function byToken(db: Db, tokenHash: string): Promise<InvitationRow | undefined> {
  return (await hotQuery<InvitationRow>(db, sql`select ${columns} from ${from} where i.token_hash = ${tokenHash}`))[0];
}

export async function lockByToken(tx: Db, tokenHash: string): Promise<InvitationRow | undefined> {
  const rows = await hotQuery<InvitationRow>(
    tx,
    sql`select ${columns} from ${from} where i.token_hash = ${tokenHash} for update of i`,
  );
  return rows[0];
}

/** Of some addresses, by their keys: those of members. */
export async function membersAmong(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await hotQuery<{ key: string }>(
    db,
    sql`select lower(email) as key from users where lower(email) = any(${sql.param(emails.map(emailKey))}::text[])`,
  );
  return new Set(rows.map(({ key }) => key));
}

export interface NewInvitations {
  readonly emails: readonly string[];
  readonly freeDays: number;
  readonly invitedBy: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Invites addresses anew, except those whose invitation still runs. @returns what was invited */
export async function add(
  tx: Db,
  { emails, freeDays, invitedBy, now, expiresAt }: NewInvitations,
): Promise<{ id: number; key: string }[]> {
  return hotQuery<{ id: number; key: string }>(
    tx,
    sql`insert into invitations (email, free_days, invited_by, created_at, asked_at, expires_at)
        select email, ${freeDays}::int, ${invitedBy}::int, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
        from unnest(${sql.param(emails.toSorted())}::text[]) email
        on conflict (lower(email)) do update set email = excluded.email, free_days = excluded.free_days,
          invited_by = excluded.invited_by, created_at = excluded.created_at, asked_at = excluded.asked_at,
          expires_at = excluded.expires_at, token_hash = null, mailed_at = null, withdrawn_at = null, used_at = null,
          used_by = null
        where invitations.withdrawn_at is not null or invitations.used_at is not null
          or invitations.expires_at <= ${now}::timestamptz
        returning id, lower(email) as key`,
  );
}

export async function setAsked(tx: Db, id: number, now: Date, expiresAt: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`update invitations set asked_at = ${now}::timestamptz, expires_at = ${expiresAt}::timestamptz, mailed_at = null
        where id = ${id}::int`,
  );
}

export async function setToken(tx: Db, id: number, tokenHash: string): Promise<void> {
  await hotQuery(tx, sql`update invitations set token_hash = ${tokenHash} where id = ${id}::int`);
}

export async function setMailed(db: Db, id: number, now: Date): Promise<void> {
  await hotQuery(db, sql`update invitations set mailed_at = ${now}::timestamptz where id = ${id}::int`);
}

export async function setWithdrawn(tx: Db, id: number, now: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`update invitations set withdrawn_at = ${now}::timestamptz, token_hash = null where id = ${id}::int`,
  );
}

export async function setUsed(tx: Db, id: number, userId: number, now: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`update invitations set used_at = ${now}::timestamptz, used_by = ${userId}::int, token_hash = null
        where id = ${id}::int`,
  );
}

/** Forgets an address, whose account is deleted. */
export async function removeByEmail(tx: Db, email: string): Promise<void> {
  await hotQuery(tx, sql`delete from invitations where ${sameEmail(sql`email`, email)}`);
}

/** Forgets addresses that did not come. */
export async function removeUnusedBefore(db: Db, moment: Date): Promise<void> {
  await hotQuery(db, sql`delete from invitations where used_at is null and expires_at < ${moment}::timestamptz`);
}
