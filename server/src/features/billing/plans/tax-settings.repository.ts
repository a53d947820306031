import type { PriceTax } from "@mindreel/contract/billing/plans";
import type { Db } from "#data/database.ts";
import { taxSettings } from "#db/schema/plans.ts";

export type TaxRow = Omit<typeof taxSettings.$inferSelect, "id">;

const usual: TaxRow = { mode: "none", behavior: "inclusive", taxCode: null, footer: "", accountTaxIds: [] };

/** What prices say of tax. */
export const priceTaxOf = ({ mode, behavior }: TaxRow): PriceTax => (mode === "none" ? "none" : behavior);

export const read = async (db: Db): Promise<TaxRow> => (await db.select().from(taxSettings))[0] ?? usual;

export async function save(tx: Db, row: TaxRow): Promise<void> {
  await tx
    .insert(taxSettings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: taxSettings.id, set: row });
}
