import type { Taxes, TaxLack } from "@mindreel/contract/billing/taxes";
import type { ProviderTaxes } from "#ports/payments/provider-records.port.ts";

/** What an account lacks before tax can be reckoned; where the provider sells, it has to be told what. */
export const lacksOf = (account: ProviderTaxes, mode: Taxes["mode"], taxCode: string | null): TaxLack[] =>
  mode === "stripe"
    ? taxCode === null
      ? ["tax_code"]
      : []
    : [
        ...(account.isActive ? [] : ["active" as const]),
        ...(account.hasHeadOffice ? [] : ["head_office" as const]),
        ...(account.isRegistered ? [] : ["registration" as const]),
        ...((taxCode ?? account.defaultCode) ? [] : ["tax_code" as const]),
      ];
