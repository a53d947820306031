import { ApiError } from "./errors.ts";
import { isParams, type Params } from "./params.ts";

/** What a customer may do in the portal, in settings that are made or changed. */
const portalFeatures = {
  features:
    "customer_update invoice_history payment_method_update subscription_cancel subscription_pause subscription_update",
  "features.customer_update": "allowed_updates enabled",
  "features.invoice_history": "enabled",
  "features.payment_method_update": "enabled payment_method_configuration",
  "features.subscription_cancel": "cancellation_reason enabled mode proration_behavior",
  "features.subscription_pause": "duration enabled",
  "features.subscription_update":
    "billing_cycle_anchor default_allowed_updates enabled products proration_behavior schedule_at_period_end " +
    "trial_update_behavior",
} as const;

/**
 * The parameters that each call takes in the pinned version, and those of some objects in them, as the SDK's types name
 * them: a test compares the two. A call without a row takes only `expand`.
 */
export const knownParams: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "POST /v1/customers": {
    all:
      "address balance business_name cash_balance description email expand individual_name invoice_prefix " +
      "invoice_settings metadata name next_invoice_sequence payment_method phone preferred_locales shipping source " +
      "tax tax_exempt tax_id_data test_clock validate",
  },
  "POST /v1/customers/:id": {
    all:
      "address balance business_name cash_balance default_source description email expand individual_name " +
      "invoice_prefix invoice_settings metadata name next_invoice_sequence phone preferred_locales shipping source " +
      "tax tax_exempt validate",
  },
  "GET /v1/customers": {
    all: "created email ending_before expand limit starting_after test_clock",
  },
  "POST /v1/products": {
    all:
      "active default_price_data description expand id images marketing_features metadata name package_dimensions " +
      "shippable statement_descriptor tax_code tax_details type unit_label url",
  },
  "POST /v1/products/:id": {
    all:
      "active default_price description expand images marketing_features metadata name package_dimensions shippable " +
      "statement_descriptor tax_code tax_details unit_label url",
  },
  "POST /v1/prices": {
    all:
      "active billing_scheme currency currency_options custom_unit_amount expand lookup_key metadata nickname " +
      "product product_data recurring tax_behavior tiers tiers_mode transfer_lookup_key transform_quantity " +
      "unit_amount unit_amount_decimal",
    recurring: "interval interval_count meter trial_period_days usage_type",
    product_data: "active id metadata name statement_descriptor tax_code tax_details unit_label",
  },
  "POST /v1/prices/:id": {
    all: "active currency_options expand lookup_key metadata nickname tax_behavior transfer_lookup_key",
  },
  "GET /v1/prices": {
    all: "active created currency ending_before expand limit lookup_keys product recurring starting_after type",
  },
  "POST /v1/coupons": {
    all:
      "amount_off applies_to currency currency_options duration duration_in_months expand id max_redemptions " +
      "metadata name percent_off redeem_by",
  },
  "POST /v1/checkout/sessions": {
    all:
      "adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax " +
      "billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency " +
      "custom_fields custom_text customer customer_account customer_creation customer_email customer_update " +
      "discounts excluded_payment_method_types expand expires_at integration_identifier invoice_creation line_items " +
      "locale managed_payments metadata mode name_collection optional_items origin_context payment_intent_data " +
      "payment_method_collection payment_method_configuration payment_method_data payment_method_options " +
      "permissions phone_number_collection redirect_on_completion return_url saved_payment_method_options " +
      "setup_intent_data shipping_address_collection shipping_options submit_type subscription_data success_url " +
      "tax_id_collection ui_mode wallet_options",
    automatic_tax: "enabled liability",
    customer_update: "address name shipping",
    managed_payments: "enabled",
    tax_id_collection: "enabled required",
    line_items: "adjustable_quantity metadata price price_data quantity tax_rates",
    "line_items.price_data": "currency product product_data recurring tax_behavior unit_amount unit_amount_decimal",
    discounts: "coupon promotion_code",
    subscription_data:
      "application_fee_percent billing_cycle_anchor billing_cycle_anchor_config billing_mode default_tax_rates " +
      "description invoice_settings metadata on_behalf_of pending_invoice_item_interval proration_behavior " +
      "transfer_data trial_end trial_period_days trial_settings",
    payment_intent_data:
      "application_fee_amount capture_method description metadata on_behalf_of receipt_email setup_future_usage " +
      "shipping statement_descriptor statement_descriptor_suffix transfer_data transfer_group",
    "subscription_data.invoice_settings": "account_tax_ids custom_fields description footer issuer",
    invoice_creation: "enabled invoice_data",
    "invoice_creation.invoice_data":
      "account_tax_ids custom_fields description footer issuer metadata rendering_options",
  },
  "GET /v1/checkout/sessions": {
    all:
      "created customer customer_account customer_details ending_before expand limit payment_intent payment_link " +
      "starting_after status subscription",
  },
  "GET /v1/subscriptions": {
    all:
      "automatic_tax collection_method created current_period_end current_period_start customer customer_account " +
      "ending_before expand limit plan price starting_after status test_clock",
  },
  "POST /v1/subscriptions/:id": {
    all:
      "add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor billing_schedules " +
      "billing_thresholds cancel_at cancel_at_period_end cancellation_details collection_method days_until_due " +
      "default_payment_method default_source default_tax_rates description discounts expand invoice_settings items " +
      "metadata off_session on_behalf_of pause_collection payment_behavior payment_settings " +
      "pending_invoice_item_interval proration_behavior proration_date transfer_data trial_end trial_from_plan " +
      "trial_settings",
    items:
      "billing_thresholds clear_usage current_trial deleted discounts id metadata plan price price_data quantity " +
      "tax_rates",
    discounts: "coupon discount promotion_code",
  },
  "DELETE /v1/subscriptions/:id": {
    all: "cancellation_details expand invoice_now prorate",
  },
  "POST /v1/subscriptions/:id/pause": {
    all: "bill_for expand invoicing_behavior type",
    bill_for: "outstanding_usage_through unused_time_from",
  },
  "POST /v1/subscriptions/:id/resume": {
    all: "billing_cycle_anchor expand payment_behavior proration_behavior proration_date",
  },
  "POST /v1/subscription_schedules": {
    all:
      "billing_mode customer customer_account default_settings end_behavior expand from_subscription metadata " +
      "pause_schedules phases start_date",
    phases:
      "add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor billing_thresholds " +
      "collection_method currency default_payment_method default_tax_rates description discounts duration end_date " +
      "invoice_settings items metadata on_behalf_of proration_behavior transfer_data trial trial_end",
    "phases.items": "billing_thresholds discounts metadata plan price price_data quantity tax_rates",
  },
  "POST /v1/subscription_schedules/:id": {
    all: "default_settings end_behavior expand metadata pause_schedules phases proration_behavior",
    phases:
      "add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor billing_thresholds " +
      "collection_method currency default_payment_method default_tax_rates description discounts duration end_date " +
      "invoice_settings items metadata on_behalf_of proration_behavior start_date transfer_data trial trial_end",
    "phases.items": "billing_thresholds discounts metadata plan price price_data quantity tax_rates",
  },
  "POST /v1/subscription_schedules/:id/release": {
    all: "expand preserve_cancel_date",
  },
  "POST /v1/invoices/create_preview": {
    all:
      "automatic_tax currency customer customer_account customer_details discounts expand invoice_items issuer " +
      "on_behalf_of preview_mode schedule schedule_details subscription subscription_details",
    discounts: "coupon discount promotion_code",
    subscription_details:
      "billing_cycle_anchor billing_mode billing_schedules cancel_at cancel_at_period_end cancel_now " +
      "default_tax_rates items metadata pause proration_behavior proration_date resume_at start_date trial_end",
    "subscription_details.items":
      "billing_thresholds clear_usage current_trial deleted discounts id metadata plan price price_data quantity " +
      "tax_rates",
  },
  "GET /v1/invoices": {
    all:
      "collection_method created customer customer_account due_date ending_before expand limit starting_after " +
      "status subscription",
  },
  "POST /v1/invoices/:id/pay": {
    all: "expand forgive mandate off_session paid_out_of_band payment_method source",
  },
  "GET /v1/invoiceitems": {
    all: "created customer customer_account ending_before expand invoice limit pending starting_after",
  },
  "GET /v1/invoice_payments": {
    all: "created ending_before expand invoice limit payment starting_after status",
  },
  "GET /v1/charges": {
    all: "created customer ending_before expand limit payment_intent starting_after transfer_group",
  },
  "POST /v1/refunds": {
    all:
      "amount charge currency customer expand instructions_email metadata origin payment_intent reason " +
      "refund_application_fee reverse_transfer",
  },
  "GET /v1/refunds": {
    all: "charge created ending_before expand limit payment_intent starting_after",
  },
  "GET /v1/tax/registrations": {
    all: "ending_before expand limit starting_after status",
  },
  "GET /v1/tax_codes": {
    all: "ending_before expand limit starting_after",
  },
  "GET /v1/tax_ids": {
    all: "ending_before expand limit owner starting_after",
  },
  "POST /v1/credit_notes": {
    all:
      "amount credit_amount effective_at email_type expand invoice lines memo metadata out_of_band_amount reason " +
      "refund_amount refunds shipping_cost",
  },
  "GET /v1/credit_notes": {
    all: "created customer customer_account ending_before expand invoice limit starting_after",
  },
  "GET /v1/disputes": {
    all: "charge created ending_before expand limit payment_intent starting_after",
  },
  "POST /v1/billing_portal/sessions": {
    all: "after_expiration configuration customer customer_account expand flow_data locale on_behalf_of return_url",
  },
  "POST /v1/billing_portal/configurations": {
    all: "business_profile default_return_url expand features login_page metadata name",
    ...portalFeatures,
  },
  "POST /v1/billing_portal/configurations/:id": {
    all: "active business_profile default_return_url expand features login_page metadata name",
    ...portalFeatures,
  },
  "GET /v1/billing_portal/configurations": {
    all: "active ending_before expand is_default limit starting_after",
  },
  "POST /v1/webhook_endpoints": {
    all: "api_version connect description enabled_events expand metadata url",
  },
  "POST /v1/webhook_endpoints/:id": {
    all: "description disabled enabled_events expand metadata url",
  },
  "GET /v1/webhook_endpoints": {
    all: "ending_before expand limit starting_after",
  },
  "GET /v1/events": {
    all: "created delivery_success ending_before expand limit starting_after type types",
  },
  "GET /v1/payment_intents/:id": {
    all: "client_secret expand",
  },
};

type Rows = Readonly<Record<string, string>>;

function check(rows: Rows, params: Params, path: string, shown: string): void {
  const names = new Set(rows[path || "all"]?.split(" "));
  for (const [name, value] of Object.entries(params)) {
    const param = shown === "" ? name : `${shown}[${name}]`;
    if (!names.has(name)) {
      const message = `Received unknown parameter: ${param}`;
      throw new ApiError(400, "invalid_request_error", message, { code: "parameter_unknown", param });
    }
    const inner = path === "" ? name : `${path}.${name}`;
    if (rows[inner] === undefined) continue;
    if (Array.isArray(value))
      for (const [index, each] of value.entries()) if (isParams(each)) check(rows, each, inner, `${param}[${index}]`);
    if (isParams(value)) check(rows, value, inner, param);
  }
}

/** Refuses what the pinned version does not take. @param call such as `POST /v1/customers` */
export const refuseUnknown = (call: string, params: Params): void =>
  check(knownParams[call] ?? { all: "expand" }, params, "", "");
