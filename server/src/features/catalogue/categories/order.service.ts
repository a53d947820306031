import type { Db } from "#data/database.ts";
import { inOrder } from "./categories.policy.ts";
import * as categories from "./categories.repository.ts";

/** Orders these categories as listed, in the places that they have among all. */
export async function orderCategories(tx: Db, ids: readonly number[]): Promise<void> {
  const all = await categories.holdOrder(tx);
  await categories.setOrder(
    tx,
    inOrder(all, (id) => id, ids),
  );
}
