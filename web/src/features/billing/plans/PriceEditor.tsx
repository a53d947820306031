import type { Amounts, Interval, OwnersPlan } from "@mindreel/contract/billing/plans";
import { owners as messages } from "@mindreel/messages/billing/plans";
import { type FormEvent, useState } from "react";
import { decimalsOf, typedAmount } from "#features/billing/refunds/refundable.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./plans.module.css";
import { useAddPrice } from "./plans.ts";
import { currencies } from "./wording.ts";

interface Props {
  readonly plan: OwnersPlan;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function PriceEditor({ plan, opened, onClose }: Props) {
  return (
    <EditDialog title={messages.addPrice} opened={opened} onClose={onClose}>
      {(close) => <PriceForm plan={plan} onClose={close} />}
    </EditDialog>
  );
}

const units = ["month", "year", "week", "day", "once"] as const satisfies readonly Interval[];

interface Amount {
  readonly currency: string;
  /** As it was typed, in the currency's main unit. */
  readonly typed: string;
}

const amountsOf = (list: readonly Amount[]): Amounts =>
  Object.fromEntries(list.map(({ currency, typed }) => [currency, typedAmount(typed, currency) ?? 0]));

/** A component of its own, so that its state resets each time the dialog opens. */
function PriceForm({ plan, onClose }: Pick<Props, "plan" | "onClose">) {
  const own = plan.prices[0]?.currency ?? "usd";
  const [unit, setUnit] = useState<(typeof units)[number]>("month");
  const [count, setCount] = useState("1");
  const [amounts, setAmounts] = useState<readonly Amount[]>([{ currency: own, typed: "" }]);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const add = useAddPrice(plan.id);
  const all = currencies();
  const set = (at: number, change: Partial<Amount>) =>
    setAmounts(amounts.map((each, n) => (n === at ? { ...each, ...change } : each)));
  const unused = all.find(({ value }) => amounts.every(({ currency }) => currency !== value));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate(
      { interval: unit, interval_count: unit === "once" ? 1 : Number(count), amounts: amountsOf(amounts) },
      { onSuccess: onClose, onError: (error) => setErrors(formErrors(error)) },
    );
  };
  return (
    <form onSubmit={submit}>
      <Column gap={16}>
        <SelectField
          label={messages.unit}
          value={unit}
          onChange={({ currentTarget: { value } }) => setUnit(units.find((each) => each === value) ?? "month")}
          options={units.map((value) => ({ value, label: messages.units[value] }))}
          error={errors.get("interval")}
          data-autofocus
        />
        {unit !== "once" && (
          <TextField
            label={messages.count}
            name="interval_count"
            type="number"
            min={1}
            max={1095}
            required
            value={count}
            onChange={({ currentTarget: { value } }) => setCount(value)}
            error={errors.get("interval_count")}
          />
        )}
        {amounts.map(({ currency, typed }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is changed at its end, or at the place itself
          <div className={classes.amount} key={at}>
            <SelectField
              label={messages.currency}
              value={currency}
              onChange={({ currentTarget: { value } }) => set(at, { currency: value })}
              options={all.filter(
                ({ value }) => value === currency || amounts.every((each) => each.currency !== value),
              )}
            />
            <TextField
              label={messages.amount}
              name={`amount-${at}`}
              type="number"
              inputMode="decimal"
              required
              min={10 ** -decimalsOf(currency)}
              step={10 ** -decimalsOf(currency)}
              value={typed}
              onChange={({ currentTarget: { value } }) => set(at, { typed: value })}
              error={at === 0 && errors.get("amounts")}
            />
            {amounts.length > 1 && (
              <Button variant="subtle" size="xs" onClick={() => setAmounts(amounts.filter((_, n) => n !== at))}>
                {format(messages.removeCurrency, { currency: currency.toUpperCase() })}
              </Button>
            )}
          </div>
        ))}
        <Row>
          {unused !== undefined && amounts.length < 30 && (
            <Button
              variant="default"
              size="xs"
              onClick={() => setAmounts([...amounts, { currency: unused.value, typed: "" }])}
            >
              {messages.addCurrency}
            </Button>
          )}
        </Row>
        {amounts.length > 1 && (
          <Text small dim>
            {messages.firstCurrency}
          </Text>
        )}
        <Row end>
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {messages.addPrice}
          </Button>
        </Row>
      </Column>
    </form>
  );
}
