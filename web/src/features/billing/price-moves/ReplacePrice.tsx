import type { OwnersPlan, OwnersPrice } from "@mindreel/contract/billing/plans";
import { limits } from "@mindreel/contract/plain/limits";
import { owners as messages } from "@mindreel/messages/billing/price-moves";
import { messages as trying } from "@mindreel/messages/billing/rehearsals";
import { useState } from "react";
import { AmountFields, amountsOf, type TypedAmount } from "#features/billing/plans/AmountFields.tsx";
import { successorOf } from "#features/billing/plans/plans.ts";
import { amountsIn } from "#features/billing/plans/wording.ts";
import { decimalsOf } from "#features/billing/refunds/refundable.ts";
import { TryChange } from "#features/billing/rehearsals/TryChange.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";
import { format } from "#shared/language/format.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { useReplacePrice } from "./priceMoves.ts";

interface Props {
  readonly plan: OwnersPlan;
  readonly price: OwnersPrice;
  readonly onClose: () => void;
}

const main = (amount: number, currency: string): string => String(amount / 10 ** decimalsOf(currency));

/** Another price in a price's place; or, where there is one, what becomes of the members who pay the old one. */
export function ReplacePrice({ plan, price, onClose }: Props) {
  const { members, archived_at, currency: own } = price;
  const isReplaced = archived_at !== null;
  const currencies = Object.keys(price.amounts).toSorted((a, b) => Number(b === own) - Number(a === own));
  const [amounts, setAmounts] = useState<readonly TypedAmount[]>(
    currencies.map((currency) => ({ currency, typed: main(price.amounts[currency] ?? 0, currency) })),
  );
  const [moves, setMoves] = useState(isReplaced);
  const [days, setDays] = useState(String(limits.noticeDays));
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const replace = useReplacePrice(plan, price);
  const successor = successorOf(price, plan);
  const [tried, setTried] = useState(false);
  const wanted = isReplaced ? successor?.amounts : amountsOf(amounts);
  const replacement = {
    amounts: isReplaced ? undefined : wanted,
    noticeDays: moves && members > 0 ? Number(days) : undefined,
  };
  return (
    <>
      <FormModal
        title={format(messages.title, { price: amountsIn(price.amounts, own) })}
        action={isReplaced ? messages.move : messages.replace}
        ready
        opened
        pending={replace.isPending}
        onClose={onClose}
        onSubmit={() =>
          replace.mutate(replacement, { onSuccess: onClose, onError: (error) => setErrors(formErrors(error)) })
        }
      >
        {isReplaced ? (
          successor && <p>{format(messages.sold, { price: amountsIn(successor.amounts, successor.currency) })}</p>
        ) : (
          <>
            <p>{messages.text}</p>
            <AmountFields amounts={amounts} onChange={setAmounts} error={errors.get("amounts")} />
          </>
        )}
        {members > 0 && !isReplaced && (
          <SelectField
            label={format(messages.paying, { count: members })}
            value={moves ? "move" : "keep"}
            onChange={({ currentTarget: { value } }) => setMoves(value === "move")}
            options={[
              { value: "keep", label: messages.keep },
              { value: "move", label: messages.goOver },
            ]}
          />
        )}
        {members > 0 && moves && (
          <>
            <TextField
              label={messages.notice}
              description={messages.hint}
              name="notice_days"
              type="number"
              min={limits.noticeDaysMin}
              max={limits.noticeDaysMax}
              required
              value={days}
              onChange={({ currentTarget: { value } }) => setDays(value)}
              error={errors.get("notice_days")}
            />
            <Row>
              <Button
                variant="default"
                onClick={({ currentTarget: { form } }) => setTried(form?.reportValidity() ?? false)}
              >
                {trying.tryIt}
              </Button>
            </Row>
          </>
        )}
      </FormModal>
      {tried && wanted !== undefined && (
        <TryChange
          change={{ kind: "price", from: price.id, amounts: wanted, notice_days: Number(days) }}
          text={format(trying.priceText, { count: Number(days) })}
          makeSo={() => replace.mutateAsync(replacement)}
          onMade={onClose}
          onClose={() => setTried(false)}
        />
      )}
    </>
  );
}
