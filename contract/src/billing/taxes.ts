import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Text } from "../wire/primitives.ts";

const settings = {
  /**
   * `own`: the owner pays the taxes, which Stripe Tax reckons. `stripe`: Stripe sells, and pays them. `none`: nothing is
   * said of tax.
   */
  mode: Type.Union([Type.Literal("none"), Type.Literal("own"), Type.Literal("stripe")]),
  /** Whether tax is in the prices, or comes on top of them. */
  behavior: Type.Union([Type.Literal("inclusive"), Type.Literal("exclusive")]),
  tax_code: Nullable(Text(limits.eventId, 1)),
  footer: Text(limits.siteParagraph),
  /** The seller's numbers on invoices, by Stripe's ids. */
  account_tax_ids: Type.Array(Text(limits.eventId, 1), { maxItems: 10 }),
};

/** What an account lacks before tax can be reckoned. */
export const TaxLack = Type.Union([
  Type.Literal("active"),
  Type.Literal("head_office"),
  Type.Literal("registration"),
  Type.Literal("tax_code"),
]);
export type TaxLack = Static<typeof TaxLack>;

export const Taxes = Type.Object({
  ...settings,
  tax_code: Nullable(Type.String({ description: "What is sold, by Stripe's code; null: the account's own" })),
  footer: Type.String(),
  account_tax_ids: Type.Array(Type.String()),
  /** Null: Stripe does not answer, or the key may not read it. */
  account: Nullable(
    Type.Object({
      lacks: Type.Array(TaxLack),
      default_code: Nullable(Type.String()),
      codes: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      tax_ids: Type.Array(Type.Object({ id: Type.String(), value: Type.String() })),
    }),
  ),
});
export type Taxes = Static<typeof Taxes>;

const TaxesBody = Type.Object(settings, { additionalProperties: false });
export type TaxesBody = Static<typeof TaxesBody>;

export const taxesWire = wire({
  "GET /api/billing/v1/taxes/": {
    access: "superuser",
    summary: "How what is sold is taxed, and what the Stripe account has for it.",
    response: { status: 200, body: Taxes },
  },
  "PUT /api/billing/v1/taxes/": {
    access: "superuser",
    summary: "Change how what is sold is taxed. Subscriptions that run stay as they began.",
    body: TaxesBody,
    audit: "taxes.change",
    response: { status: 200, body: Taxes },
    errors: ["payments_off", "payments_refused", "payments_unreachable"],
  },
});
