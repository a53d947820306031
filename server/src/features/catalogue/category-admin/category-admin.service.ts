import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { orderCategories } from "#features/catalogue/categories/categories.service.ts";
import { inCategoryOrder } from "#features/catalogue/home/home.policy.ts";
import { arrange, holdArrangement } from "#features/catalogue/home/home.repository.ts";
import * as categories from "./category-admin.repository.ts";

interface Dependencies {
  readonly db: Db;
}

/** The audit log's target id for all categories together. */
const allOfThem = 1;

/** What only owners see of categories, and their order. */
export const createCategoryAdminService = ({ db }: Dependencies) => ({
  all: () => categories.all(db),

  /** Orders categories, and their rails where Home is arranged, in the places that they have. */
  order: (ids: readonly number[], audit: Audit): Promise<void> =>
    inTransaction(db, async (tx) => {
      await orderCategories(tx, ids);
      const { featured, rails } = await holdArrangement(tx);
      await arrange(tx, { featured, rails: inCategoryOrder(rails, ids) });
      await audit(tx, allOfThem, { name: "Categories" });
    }),
});

export type CategoryAdminService = ReturnType<typeof createCategoryAdminService>;
