import { NativeSelect } from "@mantine/core";
import type { RequestState } from "@mindreel/contract/engagement/requests";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { AdminRequestsFilter } from "./adminRequests.ts";

const labels: Record<RequestState, string> = { open: "Open", answered: "Here now", declined: "Not planned" };

export const isRequestState = (value: string | null): value is RequestState =>
  value !== null && Object.hasOwn(labels, value);

interface Props {
  readonly filter: AdminRequestsFilter;
  readonly onChange: (name: "search" | "state", value: string) => void;
}

export function RequestsFilter({ filter, onChange }: Props) {
  return (
    <>
      <SearchInput
        label="Search in requests"
        placeholder="Words"
        searched={filter.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <NativeSelect
        aria-label="Standing"
        value={filter.state ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("state", value)}
        data={[
          { value: "", label: "All requests" },
          ...Object.entries(labels).map(([value, label]) => ({ value, label })),
        ]}
      />
    </>
  );
}
