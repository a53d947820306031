import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { knownParams, refuseUnknown } from "./known-params.ts";

/** Where the SDK declares them: file, then call and object, then interface. */
const declared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Customers: {
    "POST /v1/customers all": "CustomerCreateParams",
    "POST /v1/customers/:id all": "CustomerUpdateParams",
    "GET /v1/customers all": "CustomerListParams",
  },
  Products: {
    "POST /v1/products all": "ProductCreateParams",
    "POST /v1/products/:id all": "ProductUpdateParams",
  },
  Prices: {
    "POST /v1/prices all": "PriceCreateParams",
    "POST /v1/prices recurring": "PriceCreateParams.Recurring",
    "POST /v1/prices product_data": "PriceCreateParams.ProductData",
    "POST /v1/prices/:id all": "PriceUpdateParams",
    "GET /v1/prices all": "PriceListParams",
  },
  Coupons: {
    "POST /v1/coupons all": "CouponCreateParams",
  },
  "Checkout/Sessions": {
    "POST /v1/checkout/sessions all": "Checkout.SessionCreateParams",
    "POST /v1/checkout/sessions automatic_tax": "Checkout.SessionCreateParams.AutomaticTax",
    "POST /v1/checkout/sessions customer_update": "Checkout.SessionCreateParams.CustomerUpdate",
    "POST /v1/checkout/sessions managed_payments": "Checkout.SessionCreateParams.ManagedPayments",
    "POST /v1/checkout/sessions tax_id_collection": "Checkout.SessionCreateParams.TaxIdCollection",
    "POST /v1/checkout/sessions subscription_data.invoice_settings":
      "Checkout.SessionCreateParams.SubscriptionData.InvoiceSettings",
    "POST /v1/checkout/sessions invoice_creation.invoice_data":
      "Checkout.SessionCreateParams.InvoiceCreation.InvoiceData",
    "POST /v1/checkout/sessions line_items": "Checkout.SessionCreateParams.LineItem",
    "POST /v1/checkout/sessions line_items.price_data": "Checkout.SessionCreateParams.LineItem.PriceData",
    "POST /v1/checkout/sessions discounts": "Checkout.SessionCreateParams.Discount",
    "POST /v1/checkout/sessions subscription_data": "Checkout.SessionCreateParams.SubscriptionData",
    "POST /v1/checkout/sessions payment_intent_data": "Checkout.SessionCreateParams.PaymentIntentData",
    "POST /v1/checkout/sessions invoice_creation": "Checkout.SessionCreateParams.InvoiceCreation",
    "GET /v1/checkout/sessions all": "Checkout.SessionListParams",
  },
  Subscriptions: {
    "GET /v1/subscriptions all": "SubscriptionListParams",
    "POST /v1/subscriptions/:id all": "SubscriptionUpdateParams",
    "POST /v1/subscriptions/:id items": "SubscriptionUpdateParams.Item",
    "POST /v1/subscriptions/:id discounts": "SubscriptionUpdateParams.Discount",
    "DELETE /v1/subscriptions/:id all": "SubscriptionCancelParams",
    "POST /v1/subscriptions/:id/pause all": "SubscriptionPauseParams",
    "POST /v1/subscriptions/:id/pause bill_for": "SubscriptionPauseParams.BillFor",
    "POST /v1/subscriptions/:id/resume all": "SubscriptionResumeParams",
  },
  SubscriptionSchedules: {
    "POST /v1/subscription_schedules all": "SubscriptionScheduleCreateParams",
    "POST /v1/subscription_schedules phases": "SubscriptionScheduleCreateParams.Phase",
    "POST /v1/subscription_schedules phases.items": "SubscriptionScheduleCreateParams.Phase.Item",
    "POST /v1/subscription_schedules/:id all": "SubscriptionScheduleUpdateParams",
    "POST /v1/subscription_schedules/:id phases": "SubscriptionScheduleUpdateParams.Phase",
    "POST /v1/subscription_schedules/:id phases.items": "SubscriptionScheduleUpdateParams.Phase.Item",
    "POST /v1/subscription_schedules/:id/release all": "SubscriptionScheduleReleaseParams",
  },
  Invoices: {
    "POST /v1/invoices/create_preview all": "InvoiceCreatePreviewParams",
    "POST /v1/invoices/create_preview discounts": "InvoiceCreatePreviewParams.Discount",
    "POST /v1/invoices/create_preview subscription_details": "InvoiceCreatePreviewParams.SubscriptionDetails",
    "POST /v1/invoices/create_preview subscription_details.items":
      "InvoiceCreatePreviewParams.SubscriptionDetails.Item",
    "GET /v1/invoices all": "InvoiceListParams",
    "POST /v1/invoices/:id/pay all": "InvoicePayParams",
  },
  InvoiceItems: {
    "GET /v1/invoiceitems all": "InvoiceItemListParams",
  },
  InvoicePayments: {
    "GET /v1/invoice_payments all": "InvoicePaymentListParams",
  },
  Charges: {
    "GET /v1/charges all": "ChargeListParams",
  },
  Refunds: {
    "POST /v1/refunds all": "RefundCreateParams",
    "GET /v1/refunds all": "RefundListParams",
  },
  "Tax/Registrations": {
    "GET /v1/tax/registrations all": "Tax.RegistrationListParams",
  },
  TaxCodes: {
    "GET /v1/tax_codes all": "TaxCodeListParams",
  },
  TaxIds: {
    "GET /v1/tax_ids all": "TaxIdListParams",
  },
  CreditNotes: {
    "POST /v1/credit_notes all": "CreditNoteCreateParams",
    "GET /v1/credit_notes all": "CreditNoteListParams",
  },
  Disputes: {
    "GET /v1/disputes all": "DisputeListParams",
  },
  "BillingPortal/Sessions": {
    "POST /v1/billing_portal/sessions all": "BillingPortal.SessionCreateParams",
  },
  "BillingPortal/Configurations": {
    "POST /v1/billing_portal/configurations all": "BillingPortal.ConfigurationCreateParams",
    "POST /v1/billing_portal/configurations features": "BillingPortal.ConfigurationCreateParams.Features",
    "POST /v1/billing_portal/configurations features.customer_update":
      "BillingPortal.ConfigurationCreateParams.Features.CustomerUpdate",
    "POST /v1/billing_portal/configurations features.invoice_history":
      "BillingPortal.ConfigurationCreateParams.Features.InvoiceHistory",
    "POST /v1/billing_portal/configurations features.payment_method_update":
      "BillingPortal.ConfigurationCreateParams.Features.PaymentMethodUpdate",
    "POST /v1/billing_portal/configurations features.subscription_cancel":
      "BillingPortal.ConfigurationCreateParams.Features.SubscriptionCancel",
    "POST /v1/billing_portal/configurations features.subscription_pause":
      "BillingPortal.ConfigurationCreateParams.Features.SubscriptionPause",
    "POST /v1/billing_portal/configurations features.subscription_update":
      "BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate",
    "POST /v1/billing_portal/configurations/:id all": "BillingPortal.ConfigurationUpdateParams",
    "POST /v1/billing_portal/configurations/:id features": "BillingPortal.ConfigurationUpdateParams.Features",
    "POST /v1/billing_portal/configurations/:id features.customer_update":
      "BillingPortal.ConfigurationUpdateParams.Features.CustomerUpdate",
    "POST /v1/billing_portal/configurations/:id features.invoice_history":
      "BillingPortal.ConfigurationUpdateParams.Features.InvoiceHistory",
    "POST /v1/billing_portal/configurations/:id features.payment_method_update":
      "BillingPortal.ConfigurationUpdateParams.Features.PaymentMethodUpdate",
    "POST /v1/billing_portal/configurations/:id features.subscription_cancel":
      "BillingPortal.ConfigurationUpdateParams.Features.SubscriptionCancel",
    "POST /v1/billing_portal/configurations/:id features.subscription_pause":
      "BillingPortal.ConfigurationUpdateParams.Features.SubscriptionPause",
    "POST /v1/billing_portal/configurations/:id features.subscription_update":
      "BillingPortal.ConfigurationUpdateParams.Features.SubscriptionUpdate",
    "GET /v1/billing_portal/configurations all": "BillingPortal.ConfigurationListParams",
  },
  WebhookEndpoints: {
    "POST /v1/webhook_endpoints all": "WebhookEndpointCreateParams",
    "POST /v1/webhook_endpoints/:id all": "WebhookEndpointUpdateParams",
    "GET /v1/webhook_endpoints all": "WebhookEndpointListParams",
  },
  Events: {
    "GET /v1/events all": "EventListParams",
  },
  PaymentIntents: {
    "GET /v1/payment_intents/:id all": "PaymentIntentRetrieveParams",
  },
};

const resources = path.join(path.dirname(createRequire(import.meta.url).resolve("stripe")), "resources");

/** The lines of a declaration's block, which are indented by its depth. */
function blockOf(lines: readonly string[], [name = "", ...rest]: readonly string[], depth = 0): string[] | undefined {
  const kind = rest.length === 0 ? "interface" : "namespace";
  const begins = new RegExp(`^ {${4 * depth}}(export )?(declare )?${kind} ${name}\\b`);
  for (const [at, line] of lines.entries()) {
    if (!begins.test(line)) continue;
    const block = lines.slice(at, lines.indexOf(`${" ".repeat(4 * depth)}}`, at));
    const found = rest.length === 0 ? block : blockOf(block.slice(1), rest, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function namesIn(file: string, name: string): string[] {
  const steps = name.split(".");
  const [head = "", ...body] =
    blockOf(readFileSync(path.join(resources, `${file}.d.ts`), "utf8").split("\n"), steps) ?? [];
  const field = new RegExp(`^ {${4 * steps.length}}(\\w+)\\??:`);
  const pages = head.includes("extends PaginationParams") ? ["ending_before", "limit", "starting_after"] : [];
  return [...new Set([...body.flatMap((line) => field.exec(line)?.[1] ?? []), ...pages])].sort();
}

const rows = Object.entries(declared).flatMap(([file, names]) =>
  Object.entries(names).map(([where, name]) => {
    const [method = "", url = "", object = ""] = where.split(" ");
    return { call: `${method} ${url}`, object, file, name };
  }),
);

it.each(rows)("knows the parameters of $call, $object, as the SDK declares them", ({ call, object, file, name }) => {
  const names = namesIn(file, name);
  expect(names.length).toBeGreaterThan(0);
  expect(knownParams[call]?.[object]?.split(" ").sort()).toEqual(names);
});

it("has no row that is not compared", () => {
  const all = Object.entries(knownParams).flatMap(([call, objects]) => Object.keys(objects).map((each) => call + each));
  expect(rows.map(({ call, object }) => call + object).sort()).toEqual(all.sort());
});

it.each([
  ["POST /v1/checkout/sessions", { payment_method_types: ["card"] }, "payment_method_types"],
  ["POST /v1/checkout/sessions", { line_items: [{ price: "price_1" }, { amount: "100" }] }, "line_items[1][amount]"],
  ["POST /v1/subscriptions/:id", { coupon: "SPRING" }, "coupon"],
  ["GET /v1/subscriptions/:id", { customer: "cus_1" }, "customer"],
])("refuses what %s no longer takes: %j", (call, params, param) => {
  expect(() => refuseUnknown(call, params)).toThrow(`Received unknown parameter: ${param}`);
});
