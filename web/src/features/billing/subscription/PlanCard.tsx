import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CheckoutButton } from "#features/billing/checkout/CheckoutButton.tsx";
import { isRehearsal, takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { planPrice } from "#shared/boot.ts";
import { Title } from "#shared/ui/plain/Title.tsx";
import classes from "./PlanCard.module.css";

const features = ["All features of the Starter Plan", "Unlimited videos", "Monthly Updates"];

function Note({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}

/** How to buy the plan on this site. */
function Purchase() {
  if (!takesPayments()) {
    return (
      <Note>
        Payments are not set up here yet. To become a pro user, ask the people who run this site: they can tell you when
        subscriptions open.
      </Note>
    );
  }
  return (
    <div className={classes.purchase}>
      <CheckoutButton />
      <p className={classes.terms}>Paid by card. Cancel at any time: you keep what you paid for.</p>
      {isRehearsal() && <Note>This is a rehearsal: the payment page takes test cards only, and no money.</Note>}
    </div>
  );
}

/** The only plan. */
export function PlanCard() {
  return (
    <section className={classes.card} aria-labelledby="plan">
      <Title order={2} id="plan" className={classes.name}>
        Monthly
      </Title>
      <p className={classes.price}>
        <span className={classes.amount}>{planPrice()}</span> a month
      </p>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} stroke={2.25} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <Purchase />
    </section>
  );
}
