import { randomBytes } from "node:crypto";
import type { Db } from "#data/database.ts";
import { eq } from "#db/orm.ts";
import { serverKeys } from "#db/schema/security.ts";

/** A random key shared by all servers over this database, made by the first that needs it. */
export async function serverKey(db: Db, name: string): Promise<string> {
  await db
    .insert(serverKeys)
    .values({ name, key: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  if (row === undefined) throw new Error(`the key "${name}" is missing`);
  return row.key;
}
