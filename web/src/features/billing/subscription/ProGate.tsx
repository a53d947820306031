import { pagePath } from "@mindreel/contract/plain/pages";
import { choice } from "@mindreel/messages/billing/plans";
import { gate as messages } from "@mindreel/messages/billing/subscription";
import type { ReactNode } from "react";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { PlansOnSale } from "#features/billing/plans/PlansOnSale.tsx";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { useCost } from "#shared/offered.ts";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { PaymentsOff } from "./PaymentsOff.tsx";
import classes from "./ProGate.module.css";

interface Props {
  /** The free month, for those who have not had it. */
  readonly month: ReactNode;
  /** What waits behind the gate. */
  readonly children: ReactNode;
  /** The page to return to after paying. */
  readonly wanted?: string;
}

/** Shown instead of videos to a member without pro. */
export function ProGate({ month, children, wanted }: Props) {
  const cost = useCost({ short: true, first: true });
  const { tax } = boot.offered;
  const search = wanted === undefined ? "" : `?${new URLSearchParams({ wanted })}`;
  return (
    <div className={classes.gate}>
      <section className={classes.words} aria-labelledby="gate">
        <h1 id="gate" className={classes.heading}>
          {messages.title}
        </h1>
        <p className={classes.text}>{messages.text}</p>
        <ButtonLink to={pagePath("subscription") + search} size="lg">
          {messages.subscribe}
        </ButtonLink>
        {takesPayments() ? (
          <p>{format(messages.price, { cost: tax === "inclusive" ? `${cost} ${choice.tax[tax]}` : cost })}</p>
        ) : (
          <PaymentsOff />
        )}
        {month}
      </section>
      {takesPayments() && boot.offered.choice && (
        <PlansOnSale
          hrefOf={({ id }) => withQuery(pagePath("subscription"), { price: id, ...(wanted && { wanted }) })}
        />
      )}
      {children}
      <LegalLinks />
    </div>
  );
}
