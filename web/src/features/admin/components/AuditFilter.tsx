import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@mindreel/contract/limits";
import { useState } from "react";
import type { AuditWanted } from "#features/admin/api/audit.ts";
import { actions } from "#features/admin/components/actions.ts";
import classes from "./AuditFilter.module.css";

interface Props {
  readonly wanted: AuditWanted;
  readonly onChange: (name: keyof AuditWanted, value: string) => void;
}

/** Whose entries are listed, which, and of which days. */
export function AuditFilter({ wanted, onChange }: Props) {
  const [actor, setActor] = useState(wanted.actor ?? "");
  const search = useDebouncedCallback((value: string) => onChange("actor", value.trim()), 300);
  return (
    <search className={classes.filter} aria-label="Filter">
      <TextInput
        label="Who"
        placeholder="Username"
        autoComplete="off"
        maxLength={limits.username}
        value={actor}
        onChange={({ currentTarget: { value } }) => {
          setActor(value);
          search(value);
        }}
      />
      <NativeSelect
        label="What"
        value={wanted.action ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("action", value)}
        data={[{ value: "", label: "Everything" }, ...actions]}
      />
      {(["from", "to"] as const).map((name) => (
        <TextInput
          key={name}
          label={name === "from" ? "From" : "To"}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          // Left alone while it is typed: on its way there, the year is 0002, 0020 and 0202.
          defaultValue={wanted[name]}
          onChange={({ currentTarget }) => currentTarget.validity.valid && onChange(name, currentTarget.value)}
        />
      ))}
    </search>
  );
}
