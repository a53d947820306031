import { type Static, Type } from "typebox";
import { Proof } from "../accounts/reauthentication.ts";
import { TestResult } from "../admin/first-run.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Timestamp } from "../wire/primitives.ts";

export const PaymentConnection = Type.Object({
  locked: Nullable(Type.String({ description: "The variable of the environment that decides it" })),
  mode: Nullable(
    Type.Union([Type.Literal("test"), Type.Literal("live")], {
      description: "Whether the key is a test key, which moves no money. Null: no account is connected here",
    }),
  ),
  set_at: Nullable(Timestamp),
  unreadable: Type.Boolean({ description: "What was saved can't be decrypted with this server's key" }),
  price_chosen: Type.Boolean({ description: "False: no live key is taken" }),
});
export type PaymentConnection = Static<typeof PaymentConnection>;

const PaymentConnectionSaved = Type.Object({ result: TestResult, connection: PaymentConnection });

/** How the account at Stripe differs from what the site needs. */
const PaymentCheck = Type.Object({
  differences: Type.Array(
    Type.Object({
      says: Type.String(),
      todo: Nullable(Type.String({ description: "Null: it can be mended by a press" })),
    }),
  ),
  fixable: Type.Boolean({ description: "Whether some of it can be mended by a press" }),
});
export type PaymentCheck = Static<typeof PaymentCheck>;

export const paymentConnectionWire = wire({
  "GET /api/site/v1/connections/payments/": {
    access: "superuser",
    summary: "The Stripe account that this site uses, without its keys, and whether the environment decides it.",
    response: { status: 200, body: PaymentConnection },
  },
  "PUT /api/site/v1/connections/payments/": {
    access: "superuser",
    summary: "Test a key at Stripe, make a webhook endpoint and portal settings there, and use them from then on.",
    body: Type.Object({
      ...Proof.properties,
      secret_key: Type.String({ minLength: 1, maxLength: 500, pattern: "^[^\\u0000]*$" }),
    }),
    audit: "connections.payments",
    response: { status: 200, body: PaymentConnectionSaved },
    errors: ["connection_locked", "sign_in_again", "passkey_required", "rate_limited"],
  },
  "GET /api/site/v1/connections/payments/check/": {
    access: "superuser",
    summary: "Compare the account that is connected with what the site needs; 404 if none is.",
    response: { status: 200, body: PaymentCheck },
    errors: ["not_found", "rate_limited"],
  },
  "POST /api/site/v1/connections/payments/fix/": {
    access: "superuser",
    summary:
      "Mend the webhook endpoint and the portal settings at Stripe, and check them again; 404 if none is connected.",
    audit: "connections.fix_payments",
    response: { status: 200, body: PaymentCheck },
    errors: ["not_found", "connection_locked", "rate_limited"],
  },
  "DELETE /api/site/v1/connections/payments/": {
    access: "superuser",
    summary: "Forget the key, and remove what was made at Stripe: nothing can be bought any more.",
    audit: "connections.forget_payments",
    response: { status: 200, body: PaymentConnection },
    errors: ["connection_locked"],
  },
});
