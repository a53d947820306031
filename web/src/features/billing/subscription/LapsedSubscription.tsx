import type { Standing } from "@mindreel/contract/billing/subscription";
import { messages } from "@mindreel/messages/billing/subscription";
import { CheckoutButton } from "#features/billing/checkout/CheckoutButton.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { FixPayment } from "./FixPayment.tsx";
import classes from "./subscription.module.css";

function reasonOf(state: Standing["state"]): string {
  switch (state) {
    case "past_due":
      return messages.hold.pastDue;
    case "active":
      return messages.hold.unknown;
    default:
      return messages.hold.unpaid;
  }
}

/** For a subscription that exists but is unpaid: it can be resumed. A paused one may be replaced, which ends it. */
export function LapsedSubscription({ standing }: { standing: Standing }) {
  return (
    <section className={classes.status} aria-labelledby="ended">
      <div>
        <Title order={2} id="ended">
          {messages.hold.title}
        </Title>
        <p className={classes.state}>{reasonOf(standing.state)}</p>
      </div>
      <FixPayment standing={standing} />
      {standing.state === "paused" && takesPayments() && <CheckoutButton variant="default" />}
    </section>
  );
}
