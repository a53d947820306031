import type { Records } from "#world/objects.ts";
import type { World } from "#world/world.ts";

/** Where a field leads that holds an id. */
const leads: Readonly<Record<string, keyof Records>> = {
  customer: "customers",
  subscription: "subscriptions",
  latest_invoice: "invoices",
  invoice: "invoices",
  product: "products",
  payment_intent: "intents",
  latest_charge: "charges",
  charge: "charges",
};

type Shown = Record<string, unknown>;
const isShown = (value: unknown): value is Shown => typeof value === "object" && value !== null;

function expandPath(world: World, shown: unknown, [name, ...rest]: readonly string[]): void {
  if (name === undefined || !isShown(shown)) return;
  if (Array.isArray(shown)) {
    for (const each of shown) expandPath(world, each, [name, ...rest]);
    return;
  }
  const value = shown[name];
  const kind = leads[name];
  if (typeof value === "string" && kind !== undefined) shown[name] = structuredClone(world.find(kind, value)) ?? value;
  if (name === "payments" && shown["object"] === "invoice") {
    const data = world.all("invoicePayments").filter(({ invoice }) => invoice === shown["id"]);
    shown["payments"] = { object: "list", data: structuredClone(data), has_more: false, url: "/v1/invoice_payments" };
  }
  expandPath(world, shown[name], rest);
}

/** A copy of a record for an answer, with the named references opened. */
export function show(world: World, record: unknown, paths: readonly string[]): unknown {
  const shown: unknown = structuredClone(record);
  for (const path of paths) expandPath(world, shown, path.split("."));
  return shown;
}
