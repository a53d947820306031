import type { Plan, PlanPrice } from "@mindreel/contract/billing/plans";
import type { Preview, Subscription } from "@mindreel/contract/billing/subscription";
import { details as messages } from "@mindreel/messages/billing/subscription";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { money } from "#features/billing/payments/wording.ts";
import { soldPlansQuery } from "#features/billing/plans/sold.ts";
import { intervalName, withTax } from "#features/billing/plans/wording.ts";
import { format } from "#shared/language/format.ts";
import { longDay } from "#shared/time/dates.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { changePreviewQuery, useChangePlan } from "./changeSubscription.ts";

interface Props {
  readonly subscription: Subscription;
}

interface Offer {
  readonly plan: Plan;
  readonly price: PlanPrice;
}

const nameOf = ({ plan, price }: Offer): string =>
  `${plan.name} · ${money(price.amount, price.currency)} · ${intervalName(price.interval, price.interval_count)}`;

/** Another plan or another interval, after one has seen what it costs; nothing where there is no other. */
export function ChangePlan({ subscription: { price } }: Props) {
  const { data: sold } = useQuery({ ...soldPlansQuery(price?.currency), enabled: price !== null });
  const [opened, setOpened] = useState(false);
  const offers = (sold?.plans ?? []).flatMap((plan) =>
    plan.prices
      .filter(({ id, interval, currency }) => interval !== "once" && id !== price?.id && currency === price?.currency)
      .map((each) => ({ plan, price: each })),
  );
  const [first] = offers;
  if (first === undefined) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpened(true)}>
        {messages.changePlan}
      </Button>
      {opened && <Choice offers={offers} first={first} onClose={() => setOpened(false)} />}
    </>
  );
}

interface ChoiceProps {
  readonly offers: readonly Offer[];
  readonly first: Offer;
  readonly onClose: () => void;
}

function Choice({ offers, first, onClose }: ChoiceProps) {
  const [id, setId] = useState(first.price.id);
  const { data: preview, error } = useQuery(changePreviewQuery(id));
  const change = useChangePlan();
  return (
    <FormModal
      title={messages.changePlan}
      action={messages.changePlan}
      ready={preview !== undefined}
      opened
      pending={change.isPending}
      onClose={onClose}
      onSubmit={() => {
        if (preview !== undefined) change.mutate({ price: id, quote: preview.quote }, { onSuccess: onClose });
      }}
    >
      <SelectField
        label={messages.changeTo}
        value={id}
        onChange={({ currentTarget: { value } }) => setId(value)}
        options={offers.map((offer) => ({ value: offer.price.id, label: nameOf(offer) }))}
        data-autofocus
      />
      <p role="status">{preview === undefined ? (error?.message ?? messages.looking) : previewText(preview)}</p>
    </FormModal>
  );
}

function previewText({ due_now, next, currency, at, takes_effect, tax }: Preview): string {
  const then = { next: withTax(money(next, currency), tax), day: longDay(at) };
  return takes_effect === "now"
    ? format(messages.now, { due: withTax(money(due_now, currency), tax), ...then })
    : format(messages.later, then);
}
