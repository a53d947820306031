import type { Interval, OwnersPlan } from "@mindreel/contract/billing/plans";
import { owners as messages } from "@mindreel/messages/billing/plans";
import { type FormEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { AmountFields, amountsOf, type TypedAmount } from "./AmountFields.tsx";
import { useAddPrice } from "./plans.ts";

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

/** A component of its own, so that its state resets each time the dialog opens. */
function PriceForm({ plan, onClose }: Pick<Props, "plan" | "onClose">) {
  const own = plan.prices[0]?.currency ?? "usd";
  const [unit, setUnit] = useState<(typeof units)[number]>("month");
  const [count, setCount] = useState("1");
  const [amounts, setAmounts] = useState<readonly TypedAmount[]>([{ currency: own, typed: "" }]);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const add = useAddPrice(plan.id);
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
        <AmountFields amounts={amounts} onChange={setAmounts} error={errors.get("amounts")} />
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
