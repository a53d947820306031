import type { TaxLack } from "@mindreel/contract/billing/taxes";
import type { ProviderTaxes } from "#ports/payments/payments.port.ts";

/** What an account lacks before tax can be reckoned. */
export const lacksOf = (account: ProviderTaxes, taxCode: string | null): TaxLack[] => [
  ...(account.isActive ? [] : ["active" as const]),
  ...(account.hasHeadOffice ? [] : ["head_office" as const]),
  ...(account.isRegistered ? [] : ["registration" as const]),
  ...((taxCode ?? account.defaultCode) ? [] : ["tax_code" as const]),
];
