import { lengths } from "@mindreel/contract/plain/durations";
import { choices as messages } from "@mindreel/messages/catalogue/videos";
import { Select } from "#shared/ui/plain/Select.tsx";

/** A range of length that the catalogue offers as a filter. */
export type Length = keyof typeof lengths;

export const isLength = (value: string | null): value is Length => value !== null && Object.hasOwn(lengths, value);

interface Props {
  /** Undefined for any. */
  readonly chosen: Length | undefined;
  readonly onChoose: (length: Length | undefined) => void;
}

export function LengthSelect({ chosen, onChoose }: Props) {
  return (
    <Select
      aria-label={messages.lengthName}
      value={chosen ?? ""}
      onChange={({ currentTarget: { value } }) => onChoose(isLength(value) ? value : undefined)}
    >
      <option value="">{messages.anyLength}</option>
      {Object.keys(lengths)
        .filter(isLength)
        .map((length) => (
          <option key={length} value={length}>
            {messages.lengths[length]}
          </option>
        ))}
    </Select>
  );
}
