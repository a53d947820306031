import type { Subscription } from "@mindreel/contract/billing/subscription";
import { details as messages } from "@mindreel/messages/billing/subscription";
import { costIn } from "@mindreel/messages/costs";
import { costs } from "@mindreel/messages/shared/words";
import { useState } from "react";
import { ApplyCode } from "#features/billing/applied-codes/ApplyCode.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { money } from "#features/billing/payments/wording.ts";
import { intervalName, withTax } from "#features/billing/plans/wording.ts";
import { chargeText } from "#features/billing/subscription/standingText.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { dayOf, longDay } from "#shared/time/dates.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Facts } from "#shared/ui/Facts.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { BuyForEver } from "./BuyForEver.tsx";
import { ChangePlan } from "./ChangePlan.tsx";
import { useChangeSubscription, useUndoChange } from "./changeSubscription.ts";
import classes from "./SubscriptionDetails.module.css";

type Price = NonNullable<Subscription["price"]>;

const priceText = ({ amount, currency, interval, interval_count, tax }: Price): string =>
  `${withTax(money(amount, currency), tax)} · ${intervalName(interval, interval_count)}`;

/** What a subscriber pays, when and how; with what they can do about it here. */
export function SubscriptionDetails({ subscription }: { readonly subscription: Subscription }) {
  const { state, plan, price, card, change, move, invoices } = subscription;
  return (
    <>
      {plan !== null && price !== null && (
        <Section title={messages.title} framed tools={takesPayments() && <Actions subscription={subscription} />}>
          <Facts
            rows={[
              [messages.plan, plan.name],
              [messages.price, priceText(price)],
              [messages.next, nextText(subscription)],
              ...(card === null
                ? []
                : [
                    [
                      messages.card,
                      format(messages.cardEnds, { brand: brandOf(card.brand), last4: card.last4 }),
                    ] as const,
                  ]),
            ]}
          />
          {move !== null && (
            <p>
              {format(messages.move, {
                day: longDay(move.at),
                price: withTax(costIn(language(), costs, { choice: false, from: [move.price] }), move.price.tax),
              })}
            </p>
          )}
          {change !== null && (
            <p>
              {format(messages.change, {
                day: longDay(change.at),
                plan: change.plan.name,
                price: priceText(change.price),
              })}
            </p>
          )}
        </Section>
      )}
      {invoices.length > 0 && state !== "superuser" && (
        <Section title={messages.invoices} framed>
          <ul className={classes.invoices}>
            {invoices.map(({ id, number, url, at, amount, currency }) => (
              <li key={id}>
                <span>{url === null ? (number ?? id) : <a href={url}>{number ?? id}</a>}</span>
                <time dateTime={at}>{dayOf(at)}</time>
                <span className={classes.amount}>{money(amount, currency)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Stripe writes `visa`, `amex`, `diners`. */
const brandOf = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

function nextText({ next, trial_end: trialEnd, needs_card }: Subscription): string {
  const known =
    next === null ? messages.noNext : format(messages.nextAt, { price: chargeText(next), day: longDay(next.at) });
  const charged = needs_card ? format(messages.ifCard, { charged: known }) : known;
  return trialEnd === null ? charged : `${format(messages.trial, { day: longDay(trialEnd) })} · ${charged}`;
}

function Actions({ subscription }: { readonly subscription: Subscription }) {
  const { state } = subscription;
  const undo = useUndoChange();
  const [asking, setAsking] = useState(false);
  const cancel = useChangeSubscription("cancel");
  const resume = useChangeSubscription("resume");
  const isTried = subscription.trial_end !== null;
  if (state === "cancelling" && !subscription.needs_card) {
    return (
      <>
        <BuyForEver subscription={subscription} />
        <Button variant="default" size="xs" loading={resume.isPending} onClick={() => resume.mutate()}>
          {messages.resume}
        </Button>
      </>
    );
  }
  const { current_period_end, paid_until } = subscription;
  const until = current_period_end ?? paid_until;
  if (!(state === "active" || subscription.needs_card) || until === null) return null;
  const [label, title, text] = isTried
    ? [messages.cancelTrial, messages.cancelTrialTitle, messages.cancelTrialText]
    : [messages.cancel, messages.cancelTitle, messages.cancelText];
  const close = () => setAsking(false);
  return (
    <>
      <BuyForEver subscription={subscription} />
      {subscription.change === null && <ApplyCode />}
      {subscription.change === null ? (
        <ChangePlan subscription={subscription} />
      ) : (
        <Button variant="default" size="xs" loading={undo.isPending} onClick={() => undo.mutate()}>
          {messages.undo}
        </Button>
      )}
      <Button variant="subtle" size="xs" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        opened={asking}
        onClose={close}
        label={title}
        title={title}
        confirm={label}
        cancel={messages.keep}
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: close })}
      >
        {format(text, { day: longDay(until) })}
      </Confirm>
    </>
  );
}
