import type { Taxes } from "@mindreel/contract/billing/taxes";
import { lacksOf } from "./taxes.policy.ts";
import type { TaxesView } from "./taxes.service.ts";

export const toTaxes = ({ row, account }: TaxesView): Taxes => ({
  mode: row.mode,
  behavior: row.behavior,
  tax_code: row.taxCode,
  footer: row.footer,
  account_tax_ids: row.accountTaxIds,
  account:
    account === undefined
      ? null
      : {
          lacks: lacksOf(account, row.mode, row.taxCode),
          default_code: account.defaultCode,
          codes: [...account.codes],
          tax_ids: [...account.ownIds],
        },
});
