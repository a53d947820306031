import type { RequestState } from "@mindreel/contract/engagement/requests";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { Select } from "#shared/ui/plain/Select.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { AdminRequestsFilter } from "./adminRequests.ts";

const states = ["open", "answered", "declined"] as const satisfies readonly RequestState[];

export const isRequestState = (value: string | null): value is RequestState => states.some((state) => state === value);

interface Props {
  readonly filter: AdminRequestsFilter;
  readonly onChange: (name: "search" | "state", value: string) => void;
}

export function RequestsFilter({ filter, onChange }: Props) {
  return (
    <>
      <SearchInput
        label={messages.search}
        placeholder={messages.searchHint}
        searched={filter.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <Select
        aria-label={messages.standing}
        value={filter.state ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("state", value)}
        options={[
          { value: "", label: messages.all },
          ...states.map((value) => ({ value, label: messages.states[value] })),
        ]}
      />
    </>
  );
}
