import type { Records, World } from "#world/world.ts";

/** The kind of record that the id in each field refers to. */
const references: Readonly<Record<string, keyof Records>> = {
  customer: "customers",
  subscription: "subscriptions",
  latest_invoice: "invoices",
  invoice: "invoices",
  product: "products",
  payment_intent: "intents",
  latest_charge: "charges",
  balance_transaction: "balanceTransactions",
  charge: "charges",
  refund: "refunds",
  discounts: "discounts",
  coupon: "coupons",
  schedule: "schedules",
};

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function expandPath(world: World, shown: unknown, [name, ...rest]: readonly string[]): void {
  if (name === undefined || !isObject(shown)) return;
  if (Array.isArray(shown)) {
    for (const each of shown) expandPath(world, each, [name, ...rest]);
    return;
  }
  const value = shown[name];
  const kind = references[name];
  if (kind !== undefined) {
    const expanded = (id: unknown) => (typeof id === "string" && structuredClone(world.find(kind, id))) || id;
    shown[name] = Array.isArray(value) ? value.map(expanded) : expanded(value);
  }
  const wallet = name === "default_payment_method" ? world.wallets[String(shown["customer"])] : undefined;
  if (wallet !== undefined) {
    const { brand, last4 } = wallet;
    shown[name] = { id: `pm_${shown["customer"]}`, object: "payment_method", type: "card", card: { brand, last4 } };
  }
  if (name === "line_items" && shown["object"] === "checkout.session") {
    const sold = world.find("sessions", String(shown["id"]));
    const price = sold && world.find("prices", sold.plan.price);
    const data =
      price === undefined ? [] : [{ id: `li_${sold?.id}`, object: "item", quantity: 1, price: structuredClone(price) }];
    shown["line_items"] = { object: "list", data, has_more: false, url: "/v1/checkout/sessions/line_items" };
  }
  if (name === "payments" && shown["object"] === "invoice") {
    const data = world.all("invoicePayments").filter(({ invoice }) => invoice === shown["id"]);
    shown["payments"] = { object: "list", data: structuredClone(data), has_more: false, url: "/v1/invoice_payments" };
  }
  expandPath(world, shown[name], rest);
}

/** A copy of a record for a response, with the references on these paths expanded. */
export function show(world: World, record: unknown, paths: readonly string[]): unknown {
  const shown: unknown = structuredClone(record);
  for (const path of paths) expandPath(world, shown, path.split("."));
  return shown;
}
