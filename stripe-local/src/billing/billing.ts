import type { Emit } from "#world/events.ts";
import type { World } from "#world/world.ts";
import { createChanges } from "./changes.ts";
import { createDiscounts } from "./discounts.ts";
import { createInvoices } from "./invoices.ts";
import { createPauses } from "./pauses.ts";
import { createPayments } from "./payments.ts";
import { createSubscriptions } from "./subscriptions.ts";

/** Everything that charges and pays, over one world. */
export function createBilling(world: World, emit: Emit, pagesUrl: () => string) {
  const payments = createPayments(world, emit);
  const pauses = createPauses(world, emit);
  const discounts = createDiscounts(world);
  const invoices = createInvoices(world, emit, discounts, pagesUrl);
  const changes = createChanges({ world, emit, payments, discounts, invoices });
  const subscriptions = createSubscriptions(world, emit, payments, pauses, discounts, invoices, changes);
  return { payments, pauses, discounts, invoices, changes, subscriptions };
}
