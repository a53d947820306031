import type { lengths } from "@mindreel/contract/wire/durations";
import { Select } from "#shared/ui/plain/Select.tsx";

/** A length that the catalogue offers to choose. */
export type Length = keyof typeof lengths;

const labels: Record<Length, string> = {
  short: "Under 10 minutes",
  medium: "10 to 30 minutes",
  long: "Over 30 minutes",
};

export const isLength = (value: string | null): value is Length => value !== null && Object.hasOwn(labels, value);

interface Props {
  /** Undefined for any. */
  readonly chosen: Length | undefined;
  readonly onChoose: (length: Length | undefined) => void;
}

export function LengthSelect({ chosen, onChoose }: Props) {
  return (
    <Select
      aria-label="Length"
      value={chosen ?? ""}
      onChange={({ currentTarget: { value } }) => onChoose(isLength(value) ? value : undefined)}
    >
      <option value="">Any length</option>
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
