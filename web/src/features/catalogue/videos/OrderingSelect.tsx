import type { VideoOrdering } from "@mindreel/contract/catalogue/videos";
import { Select } from "#shared/ui/plain/Select.tsx";

const labels: Record<VideoOrdering, string> = {
  "-created": "Newest first",
  created: "Oldest first",
  popular: "Most liked",
  title: "Title A–Z",
  "-title": "Title Z–A",
  duration: "Shortest",
  "-duration": "Longest",
};

export const isOrdering = (value: string | null): value is VideoOrdering =>
  value !== null && Object.hasOwn(labels, value);

interface Props {
  readonly chosen: VideoOrdering;
  readonly onChoose: (ordering: VideoOrdering) => void;
}

export function OrderingSelect({ chosen, onChoose }: Props) {
  return (
    <Select
      aria-label="Order"
      value={chosen}
      onChange={({ currentTarget: { value } }) => isOrdering(value) && onChoose(value)}
    >
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
