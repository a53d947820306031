import type { TaxesBody } from "@mindreel/contract/billing/taxes";
import { refusals } from "@mindreel/messages/billing/taxes";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { storable } from "#domain/storable.ts";
import { toAppError } from "#features/billing/mechanisms/customer/provider-failure.ts";
import type { SellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import * as taxes from "#features/billing/plans/tax-settings.repository.ts";
import { type Payments, ProviderRefused } from "#ports/payments/payments.port.ts";
import type { ProviderTaxes } from "#ports/payments/provider-records.port.ts";
import { lacksOf } from "./taxes.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly selling: Pick<SellingService, "sellTaxed">;
  readonly config: Pick<Config, "payments">;
}

/** Lets superusers say how what is sold is taxed. */
export function createTaxesService({ db, payments, selling, config }: Dependencies) {
  /** @throws AppError 502, 503 */
  async function readAccount(): Promise<ProviderTaxes> {
    if (config.payments === "off") throw new AppError("payments_off");
    return payments.taxes().catch((error: unknown) => Promise.reject(toAppError(error)));
  }

  /** @throws AppError 400 for what the account lacks or does not have */
  function check(account: ProviderTaxes, { mode, taxCode, accountTaxIds }: taxes.TaxRow): void {
    const lacks = mode === "none" ? [] : lacksOf(account, mode, taxCode);
    if (lacks.length > 0) throw invalidInput({ mode: lacks.map((each) => sentence(refusals, each)) });
    if (taxCode !== null && !account.codes.some(({ id }) => id === taxCode))
      throw invalidInput({ tax_code: [sentence(refusals, "noSuchCode")] });
    if (accountTaxIds.some((each) => !account.ownIds.some(({ id }) => id === each)))
      throw invalidInput({ account_tax_ids: [sentence(refusals, "noSuchId")] });
  }

  const view = async () => {
    const account = await readAccount().catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    return { row: await taxes.read(db), account };
  };

  return {
    view,

    /** What has gone missing at the provider since tax was switched on; nothing if it does not answer. */
    differences: async () => {
      const { row, account } = await view();
      const lacks = row.mode === "none" || account === undefined ? [] : lacksOf(account, row.mode, row.taxCode);
      const todo = sentence(refusals, "inStripe");
      return lacks.map((each) => ({ says: sentence(refusals, each), todo, severe: true }));
    },

    /** @throws AppError 400, 502, 503 */
    change: async ({ tax_code: taxCode, account_tax_ids: accountTaxIds, ...body }: TaxesBody, audit: Audit) => {
      const row: taxes.TaxRow = { ...body, footer: body.footer.trim(), taxCode, accountTaxIds };
      if (row.mode !== "none" || taxCode !== null || accountTaxIds.length > 0) check(await readAccount(), row);
      if (row.mode !== "none") {
        await selling.sellTaxed(row).catch((error: unknown) => {
          if (row.mode !== "stripe" || !(error instanceof ProviderRefused)) throw toAppError(error);
          // Only the provider knows which accounts it sells for, and what.
          throw invalidInput({ mode: [sentence(refusals, "notSoldByStripe", { said: storable(error.message) })] });
        });
      }
      await inTransaction(db, async (tx) => {
        await taxes.save(tx, row);
        await audit(tx, 1, { taxes: row.mode, prices: row.behavior });
      });
      return view();
    },
  };
}

export type TaxesService = ReturnType<typeof createTaxesService>;
export type TaxesView = Awaited<ReturnType<TaxesService["view"]>>;
