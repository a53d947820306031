import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/admin/figures";
import { useState } from "react";
import classes from "#features/admin/figures/charts/figures.module.css";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { type Range, ranges } from "./range.ts";

interface Props {
  readonly range: Range;
  readonly onChange: (name: "range" | "from" | "to", value: string) => void;
}

const earliest = "2000-01-01";

/** Chooses the period of the figures. */
export function RangeChoice({ range, onChange }: Props) {
  return (
    <search className={classes.range} aria-label={messages.days}>
      <SelectField
        label={messages.period}
        value={range.kind}
        onChange={({ currentTarget: { value } }) => onChange("range", value)}
        options={[
          ...ranges.map((value) => ({ value, label: messages.ranges[value] })),
          { value: "custom", label: messages.custom },
        ]}
      />
      {range.kind === "custom" &&
        (["from", "to"] as const).map((name) => (
          <DayField key={name} name={name} range={range} onChange={(day) => onChange(name, day)} />
        ))}
    </search>
  );
}

interface DayProps {
  readonly name: "from" | "to";
  readonly range: Range;
  readonly onChange: (day: string) => void;
}

function DayField({ name, range: { fault, ...range }, onChange }: DayProps) {
  const [isEarly, setEarly] = useState(false);
  const faultHere = fault?.field === name && format(messages.faults[fault.reason], { days: limits.figureDays });
  return (
    <TextField
      label={name === "from" ? messages.from : messages.to}
      type="date"
      min={earliest}
      max={new Date().toISOString().slice(0, 10)}
      defaultValue={range[name]}
      error={isEarly ? format(messages.faults.early, { day: dayOf(earliest) }) : faultHere}
      // While a year is typed it is 0002, 0020 and 0202, which is too early.
      onChange={({ currentTarget: { validity, value } }) => {
        if (validity.rangeUnderflow || value === "") return;
        setEarly(false);
        onChange(value);
      }}
      onBlur={({ currentTarget: { validity } }) => setEarly(validity.rangeUnderflow)}
    />
  );
}
