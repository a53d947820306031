import { randomBytes } from "node:crypto";
import type { Db } from "#data/database.ts";
import { eq } from "#db/orm.ts";
import { serverKeys } from "#db/schema/security.ts";

const randomKey = async (): Promise<string> => randomBytes(32).toString("base64url");

/** A key shared by all servers on this database, created on first use; random unless `make` is given. */
export async function serverKey(db: Db, name: string, make = randomKey): Promise<string> {
  const [known] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  if (known !== undefined) return known.key;
  await db
    .insert(serverKeys)
    .values({ name, key: await make() })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  if (row === undefined) throw new Error(`the key "${name}" is missing`);
  return row.key;
}
