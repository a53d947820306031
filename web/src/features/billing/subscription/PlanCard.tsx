import { choice } from "@mindreel/messages/billing/plans";
import { messages } from "@mindreel/messages/billing/subscription";
import type { ReactNode } from "react";
import { CheckoutButton } from "#features/billing/checkout/CheckoutButton.tsx";
import { isRehearsal, takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { PlanFeatures } from "#features/billing/plans/PlanFeatures.tsx";
import { boot } from "#shared/boot.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { lowestPrice } from "#shared/offered.ts";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { usualWords } from "#shared/usualWords.ts";
import { PaymentsOff } from "./PaymentsOff.tsx";
import classes from "./subscription.module.css";

function Note({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      {children}
    </div>
  );
}

/** How to buy the plan on this site. */
function Purchase() {
  if (!takesPayments()) {
    return (
      <Note>
        <PaymentsOff />
      </Note>
    );
  }
  return (
    <div className={classes.purchase}>
      <CheckoutButton />
      <PurchaseNotes />
    </div>
  );
}

/** What is said wherever something is bought. */
export function PurchaseNotes() {
  return (
    <>
      <p className={classes.terms}>{messages.plan.terms}</p>
      {boot.offered.byStripe && <p className={classes.terms}>{choice.byStripe}</p>}
      <LegalLinks />
      {isRehearsal() && (
        <Note>
          <p>{messages.plan.rehearsal}</p>
        </Note>
      )}
    </>
  );
}

/** The only plan. */
export function PlanCard() {
  const { title, features } = boot.site.plan;
  return (
    <section className={classes.card} aria-labelledby="plan">
      <Title order={2} id="plan" className={classes.name}>
        {title ?? usualWords.plan_title()}
      </Title>
      <p className={classes.planCardPrice}>
        <Rich
          text={messages.plan.price}
          values={{ price: lowestPrice() }}
          tags={{ amount: (text) => <span className={classes.amount}>{text}</span> }}
        />
        {boot.offered.tax && ` ${choice.tax[boot.offered.tax]}`}
      </p>
      <PlanFeatures features={features ?? usualWords.plan_features()} />
      <Purchase />
    </section>
  );
}
