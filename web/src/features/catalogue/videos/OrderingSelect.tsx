import type { VideoOrdering } from "@mindreel/contract/catalogue/videos";
import { choices as messages } from "@mindreel/messages/catalogue/videos";
import { Select } from "#shared/ui/plain/Select.tsx";

const orderings = [
  "-created",
  "created",
  "popular",
  "title",
  "-title",
  "duration",
  "-duration",
] as const satisfies readonly VideoOrdering[];

export const isOrdering = (value: string | null): value is VideoOrdering =>
  orderings.some((ordering) => ordering === value);

interface Props {
  readonly chosen: VideoOrdering;
  readonly onChoose: (ordering: VideoOrdering) => void;
}

export function OrderingSelect({ chosen, onChoose }: Props) {
  return (
    <Select
      aria-label={messages.order}
      value={chosen}
      onChange={({ currentTarget: { value } }) => isOrdering(value) && onChoose(value)}
    >
      {orderings.map((ordering) => (
        <option key={ordering} value={ordering}>
          {messages.orders[ordering]}
        </option>
      ))}
    </Select>
  );
}
