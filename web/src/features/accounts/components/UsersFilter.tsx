import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import type { UserFilter } from "@mindreel/contract/accounts";
import { limits } from "@mindreel/contract/limits";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { UsersWanted } from "#features/accounts/api/users.ts";

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

/** Which users are listed: of a name or address, of a kind. */
export function UsersFilter({ wanted, onChange }: Props) {
  const [text, setText] = useState(wanted.search ?? "");
  const search = useDebouncedCallback((value: string) => onChange("search", value.trim()), 300);
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search users"
        placeholder="Name or email"
        autoComplete="off"
        maxLength={limits.search}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          search(value);
        }}
      />
      <NativeSelect
        aria-label="Kind of user"
        size="md"
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
