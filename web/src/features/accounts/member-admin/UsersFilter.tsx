import type { UserFilter } from "@mindreel/contract/accounts/member-admin";
import { messages } from "@mindreel/messages/accounts/member-admin";
import { Select } from "#shared/ui/plain/Select.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { UsersWanted } from "./users.ts";

const kinds = ["pro", "free", "blocked", "super"] as const satisfies readonly UserFilter[];

export const isUserFilter = (value: string | null): value is UserFilter => kinds.some((kind) => kind === value);

interface Props {
  readonly wanted: UsersWanted;
  readonly onChange: (name: "search" | "filter", value: string) => void;
}

/** Filters the users by name or email address, and by kind. */
export function UsersFilter({ wanted, onChange }: Props) {
  return (
    <>
      <SearchInput
        label={messages.search}
        placeholder={messages.searchHint}
        searched={wanted.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <Select
        aria-label={messages.kind}
        value={wanted.filter ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("filter", value)}
        options={[
          { value: "", label: messages.all },
          ...kinds.map((value) => ({ value, label: messages.kinds[value] })),
        ]}
      />
    </>
  );
}
