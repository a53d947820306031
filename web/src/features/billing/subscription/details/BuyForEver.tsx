import type { Subscription } from "@mindreel/contract/billing/subscription";
import { details as messages } from "@mindreel/messages/billing/subscription";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { startCheckout } from "#features/billing/checkout/startCheckout.ts";
import { money } from "#features/billing/payments/wording.ts";
import { soldPlansQuery } from "#features/billing/plans/sold.ts";
import { withTax } from "#features/billing/plans/wording.ts";
import { format } from "#shared/language/format.ts";
import { longDay } from "#shared/time/dates.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";

interface Offer {
  readonly id: string;
  readonly currency: string;
  readonly text: string;
}

/** Buys a plan once, in place of the subscription that runs; nothing where none is sold so. */
export function BuyForEver({ subscription }: { readonly subscription: Subscription }) {
  const { data: sold } = useQuery(soldPlansQuery(subscription.price?.currency));
  const [opened, setOpened] = useState(false);
  const offers = (sold?.plans ?? []).flatMap(({ name, prices }) =>
    prices
      .filter(({ interval }) => interval === "once")
      .map(({ id, amount, currency, tax }) => {
        const text = format(messages.forEverPrice, { plan: name, price: withTax(money(amount, currency), tax) });
        return { id, currency, text };
      }),
  );
  const [first] = offers;
  if (first === undefined) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpened(true)}>
        {messages.forEver}
      </Button>
      {opened && (
        <Choice
          offers={offers}
          first={first}
          ends={subscription.current_period_end ?? subscription.paid_until}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly offers: readonly Offer[];
  readonly first: Offer;
  /** When the subscription that runs then ends. */
  readonly ends: string | null;
  readonly onClose: () => void;
}

function Choice({ offers, first, ends, onClose }: ChoiceProps) {
  const [chosen, setChosen] = useState(first);
  const buy = useMutation({
    mutationFn: () => startCheckout({ price: chosen.id, currency: chosen.currency }),
    onError: (error) => toastError(error.message),
  });
  return (
    <FormModal
      title={messages.forEver}
      action={messages.forEver}
      ready
      opened
      pending={buy.isPending || buy.isSuccess}
      onClose={onClose}
      onSubmit={() => buy.mutate()}
    >
      {offers.length > 1 ? (
        <SelectField
          label={messages.plan}
          value={chosen.id}
          onChange={({ currentTarget: { value } }) => setChosen(offers.find(({ id }) => id === value) ?? first)}
          options={offers.map(({ id, text }) => ({ value: id, label: text }))}
          data-autofocus
        />
      ) : (
        <p>{chosen.text}</p>
      )}
      {ends !== null && <p>{format(messages.forEverEnds, { day: longDay(ends) })}</p>}
    </FormModal>
  );
}
