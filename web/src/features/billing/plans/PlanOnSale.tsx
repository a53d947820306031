import type { Plan, PlanPrice } from "@mindreel/contract/billing/plans";
import type { TrialStanding } from "@mindreel/contract/billing/subscription";
import { choice as messages } from "@mindreel/messages/billing/plans";
import { type ReactNode, useId } from "react";
import { money } from "#features/billing/payments/wording.ts";
import { format } from "#shared/language/format.ts";
import { longDay } from "#shared/time/dates.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./PlanChoice.module.css";
import { PlanFeatures } from "./PlanFeatures.tsx";

const eachOf = ({ interval, interval_count: count }: PlanPrice): string =>
  interval === "once" ? messages.once : format(messages.each[interval], { count });

/** What is charged today and after the free days, such as `$0.00 today, $30.00 on 11 December 2026.` */
function trialText({ trial_days, trial_card }: Plan, { amount, currency }: PlanPrice): string {
  const end = new Date(Date.now() + trial_days * 86_400_000).toISOString();
  const values = { free: money(0, currency), price: money(amount, currency), day: longDay(end) };
  return format(trial_card ? messages.trial : messages.trialNoCard, values);
}

interface Props {
  readonly plan: Plan;
  readonly price: PlanPrice;
  /** Whether the buyer can begin with the plan's free days. */
  readonly trial: TrialStanding;
  /** Whether a code takes something off, which only the payment page knows. */
  readonly withCode: boolean;
  readonly buy: (described: string) => ReactNode;
}

/** A plan at one of its prices, with what is charged and when. */
export function PlanOnSale({ plan, price, trial, withCode, buy }: Props) {
  const id = useId();
  const amount = money(price.amount, price.currency);
  const isTried = plan.trial_days > 0 && price.interval !== "once";
  const charged =
    isTried && trial === "possible"
      ? trialText(plan, price)
      : format(price.interval === "once" ? messages.todayOnce : messages.today, { price: amount });
  return (
    <li className={classes.plan}>
      <Title order={2} id={id} className={classes.name}>
        {plan.name}
      </Title>
      {plan.description !== "" && <p className={classes.about}>{plan.description}</p>}
      <p className={classes.price}>
        <span className={classes.amount}>{amount}</span> {eachOf(price)}
      </p>
      {plan.features.length > 0 && <PlanFeatures features={plan.features} />}
      <div className={classes.buy}>
        {buy(id)}
        <p className={classes.charged}>
          {withCode ? messages.withCode : charged} {price.tax !== "none" && messages[price.tax]}
        </p>
        {isTried && trial === "unconfirmed" && (
          <p className={classes.charged}>{format(messages.unconfirmed, { count: plan.trial_days })}</p>
        )}
      </div>
    </li>
  );
}
