import type { Amounts } from "@mindreel/contract/billing/plans";
import { owners as messages } from "@mindreel/messages/billing/plans";
import { decimalsOf, typedAmount } from "#features/billing/refunds/refundable.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./plans.module.css";
import { currencies } from "./wording.ts";

export interface TypedAmount {
  readonly currency: string;
  /** As it was typed, in the currency's main unit. */
  readonly typed: string;
}

export const amountsOf = (list: readonly TypedAmount[]): Amounts =>
  Object.fromEntries(list.map(({ currency, typed }) => [currency, typedAmount(typed, currency) ?? 0]));

interface Props {
  readonly amounts: readonly TypedAmount[];
  readonly onChange: (amounts: readonly TypedAmount[]) => void;
  readonly error: string | undefined;
}

/** What a price is in each currency. */
export function AmountFields({ amounts, onChange, error }: Props) {
  const all = currencies();
  const set = (at: number, change: Partial<TypedAmount>) =>
    onChange(amounts.map((each, n) => (n === at ? { ...each, ...change } : each)));
  const unused = all.find(({ value }) => amounts.every(({ currency }) => currency !== value));
  return (
    <>
      {amounts.map(({ currency, typed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is changed at its end, or at the place itself
        <div className={classes.amount} key={at}>
          <SelectField
            label={messages.currency}
            value={currency}
            onChange={({ currentTarget: { value } }) => set(at, { currency: value })}
            options={all.filter(({ value }) => value === currency || amounts.every((each) => each.currency !== value))}
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
            error={at === 0 && error}
          />
          {amounts.length > 1 && (
            <Button variant="subtle" size="xs" onClick={() => onChange(amounts.filter((_, n) => n !== at))}>
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
            onClick={() => onChange([...amounts, { currency: unused.value, typed: "" }])}
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
    </>
  );
}
