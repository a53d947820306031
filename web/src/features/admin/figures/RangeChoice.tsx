import { NativeSelect, TextInput } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/admin/figures";
import classes from "#features/admin/figures/charts/figures.module.css";
import { format } from "#shared/language/format.ts";
import { type Range, ranges } from "./range.ts";

interface Props {
  readonly range: Range;
  readonly onChange: (name: "range" | "from" | "to", value: string) => void;
}

/** Chooses the period of the figures. */
export function RangeChoice({ range, onChange }: Props) {
  return (
    <search className={classes.range} aria-label={messages.days}>
      <NativeSelect
        label={messages.period}
        value={range.kind}
        onChange={({ currentTarget: { value } }) => onChange("range", value)}
        data={[
          ...ranges.map((value) => ({ value, label: messages.ranges[value] })),
          { value: "custom", label: messages.custom },
        ]}
      />
      {range.kind === "custom" &&
        (["from", "to"] as const).map((name) => (
          <TextInput
            key={name}
            label={name === "from" ? messages.from : messages.to}
            type="date"
            min="2000-01-01"
            max={new Date().toISOString().slice(0, 10)}
            defaultValue={range[name]}
            error={
              range.fault?.field === name && format(messages.faults[range.fault.reason], { days: limits.figureDays })
            }
            // While a year is typed it is 0002, 0020 and 0202, which is too early.
            onChange={({ currentTarget: { validity, value } }) =>
              !validity.rangeUnderflow && value !== "" && onChange(name, value)
            }
          />
        ))}
    </search>
  );
}
