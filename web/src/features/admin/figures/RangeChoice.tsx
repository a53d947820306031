import { NativeSelect, TextInput } from "@mantine/core";
import classes from "#features/admin/figures/charts/figures.module.css";
import { type Range, ranges } from "./range.ts";

interface Props {
  readonly range: Range;
  readonly onChange: (name: "range" | "from" | "to", value: string) => void;
}

/** Chooses the period of the figures. */
export function RangeChoice({ range, onChange }: Props) {
  return (
    <search className={classes.range} aria-label="Days">
      <NativeSelect
        label="Period"
        value={range.kind}
        onChange={({ currentTarget: { value } }) => onChange("range", value)}
        data={[
          ...Object.entries(ranges).map(([value, label]) => ({ value, label })),
          { value: "custom", label: "Custom" },
        ]}
      />
      {range.kind === "custom" &&
        (["from", "to"] as const).map((name) => (
          <TextInput
            key={name}
            label={name === "from" ? "From" : "To"}
            type="date"
            min="2000-01-01"
            max={new Date().toISOString().slice(0, 10)}
            defaultValue={range[name]}
            onChange={({ currentTarget: { validity, value } }) =>
              validity.valid && value !== "" && onChange(name, value)
            }
          />
        ))}
    </search>
  );
}
