import type { Db } from "#data/database.ts";
import { eq } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";

/** Who is served: the account of a member, as far as billing needs it. */
export interface Holder {
  readonly email: string;
  readonly name: string;
  readonly isSuperuser: boolean;
  readonly proExpiryDate: Date | null;
}

export async function findHolder(db: Db, userId: number): Promise<Holder | undefined> {
  const { email, username: name, isSuperuser, proExpiryDate } = users;
  const [holder] = await db.select({ email, name, isSuperuser, proExpiryDate }).from(users).where(eq(users.id, userId));
  return holder;
}
