import { NativeSelect } from "@mantine/core";
import type { UserFilter } from "@mindreel/contract/accounts/member-admin";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { UsersWanted } from "./users.ts";

const labels: Record<UserFilter, string> = {
  pro: "Pro",
  free: "Free",
  blocked: "Blocked",
  super: "Superusers",
};

export const isUserFilter = (value: string | null): value is UserFilter =>
  value !== null && Object.hasOwn(labels, value);

interface Props {
  readonly wanted: UsersWanted;
  readonly onChange: (name: "search" | "filter", value: string) => void;
}

/** Filters the users by name or e-mail address, and by kind. */
export function UsersFilter({ wanted, onChange }: Props) {
  return (
    <>
      <SearchInput
        label="Search users"
        placeholder="Name or email"
        searched={wanted.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <NativeSelect
        aria-label="Kind of user"
        value={wanted.filter ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("filter", value)}
        data={[
          { value: "", label: "All users" },
          ...Object.entries(labels).map(([value, label]) => ({ value, label })),
        ]}
      />
    </>
  );
}
