import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isDeliverable, memberWantsNews } from "#features/newsletter/campaign-sending/audience.repository.ts";

export interface Recipient {
  readonly email: string;
  readonly username: string;
  readonly language: string;
  readonly wantsNews: boolean;
}

/** A member, and whether news may be mailed to them. Locks the account, so that one code is made at a time. */
export async function lockMember(tx: Db, userId: number): Promise<Recipient | undefined> {
  await hotQuery(tx, sql`select id from users where id = ${userId} for update`);
  return recipient(tx, userId);
}

export async function recipient(db: Db, userId: number): Promise<Recipient | undefined> {
  const [row] = await hotQuery<Recipient>(
    db,
    sql`select u.email, u.username, u.language,
          (${memberWantsNews} and u.deletion_at is null and ${isDeliverable(sql`u.email`)}) as wants_news
        from users u where u.id = ${userId}`,
  );
  return row;
}
