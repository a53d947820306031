import type { Plan, PlanPrice } from "@mindreel/contract/billing/plans";
import type { TrialStanding } from "@mindreel/contract/billing/subscription";
import { paymentIn } from "@mindreel/contract/plain/money";
import { choice as messages } from "@mindreel/messages/billing/plans";
import { Fragment, type ReactNode, useId } from "react";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { longDay } from "#shared/time/dates.ts";
import "./plan-on-sale.css";
import { PlanFeatures } from "./PlanFeatures.tsx";

const eachOf = ({ interval, interval_count: count }: PlanPrice): string =>
  interval === "once" ? messages.once : format(messages.each[interval], { count });

const taxOf = ({ tax }: PlanPrice): string => (tax === "none" ? "" : ` ${messages.tax[tax]}`);

const money = ({ currency }: PlanPrice, amount: number): string => paymentIn(language(), amount, currency);

/** Such as `$9.00 incl. tax`. */
const taxed = (price: PlanPrice, amount: number): string => money(price, amount) + taxOf(price);

/** What is charged today and after the free days, such as `$0.00 today, $30.00 on 11 December 2026.` */
function trialText({ trial_days, trial_card }: Plan, price: PlanPrice): string {
  const end = new Date(Date.now() + trial_days * 86_400_000).toISOString();
  const values = { free: money(price, 0), price: taxed(price, price.amount), day: longDay(end) };
  return format(trial_card ? messages.trial : messages.trialNoCard, values);
}

interface Charged {
  readonly plan: Plan;
  readonly price: PlanPrice;
  /** Whether the buyer can begin with the plan's free days. */
  readonly trial: TrialStanding;
  /** What is left of the price with the code that was typed; undefined: not known yet. */
  readonly today: number | undefined;
}

/** What is charged, and when. */
function Charged({ plan, price, trial, today }: Charged) {
  // A page that is kept for many visitors can't say what day it is.
  const isHydrated = useHydrated();
  const isTried = plan.trial_days > 0 && price.interval !== "once";
  const begins = isTried && trial === "possible";
  const full = price.interval === "once" ? messages.todayOnce : messages.today;
  const charged = () => {
    // A line stays free, so that nothing shifts while somebody types.
    if (today === undefined) return "\u00a0";
    if (!begins) return format(full, { price: taxed(price, today) });
    if (today < price.amount) return messages.withCode;
    return isHydrated ? trialText(plan, price) : "";
  };
  return (
    <>
      <p>{charged()}</p>
      {isTried && trial === "unconfirmed" && <p>{format(messages.unconfirmed, { count: plan.trial_days })}</p>}
    </>
  );
}

interface Props {
  readonly plan: Plan;
  readonly price: PlanPrice;
  /** What else it is sold at, where it is not yet bought. */
  readonly others?: readonly PlanPrice[];
  /** The level of its heading. */
  readonly level?: 2 | 3;
  /** What is charged, where it is bought. */
  readonly charged?: Omit<Charged, "plan" | "price">;
  /** The button; it is given the id of the plan's name. */
  readonly buy: (described: string) => ReactNode;
}

/** A plan with what it costs, wherever plans are shown. The landing page's script only changes its amounts. */
export function PlanOnSale({ plan, price, others = [], level = 2, charged, buy }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <li className="plan-on-sale">
      <Heading id={id} className="plan-on-sale-name" dir="auto">
        {plan.name}
      </Heading>
      {plan.description !== "" && <p dir="auto">{plan.description}</p>}
      <p className="plan-on-sale-price">
        <strong data-price={price.id}>{money(price, price.amount)}</strong> {eachOf(price)}
        {taxOf(price)}
        {others.map((other) => (
          <Fragment key={other.id}>
            <br />
            <Rich
              text={messages.or}
              values={{ price: "" }}
              tags={{
                price: () => (
                  <>
                    <span data-price={other.id}>{money(other, other.amount)}</span> {eachOf(other)}
                    {taxOf(other)}
                  </>
                ),
              }}
            />
          </Fragment>
        ))}
      </p>
      {plan.features.length > 0 && <PlanFeatures features={plan.features} />}
      <div className="plan-on-sale-buy">
        {buy(id)}
        {charged && <Charged {...charged} {...{ plan, price }} />}
      </div>
    </li>
  );
}
