import type { Emit } from "#events/events.ts";
import type { CheckoutSession } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";

/** The customer that a checkout makes of a buyer who was none. */
export function newCustomer(world: World, emit: Emit, session: CheckoutSession): string {
  const customer = world.add("customers", {
    id: newId("cus"),
    object: "customer",
    created: world.now(),
    livemode: false,
    metadata: {},
    email: session.customer_email,
    name: null,
    address: null,
  });
  emit("customer.created", customer);
  return customer.id;
}
