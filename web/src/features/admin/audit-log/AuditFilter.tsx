import { NativeSelect, TextInput } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";
import { useEffect, useRef } from "react";
import { useTyped } from "#shared/ui/table/useTyped.ts";
import classes from "./AuditFilter.module.css";
import { actions } from "./actions.ts";
import type { AuditWanted } from "./audit.ts";

interface Props {
  readonly wanted: AuditWanted;
  readonly onChange: (name: keyof AuditWanted, value: string) => void;
}

/** Whose entries are listed, which, and of which days. */
export function AuditFilter({ wanted, onChange }: Props) {
  const { text, type } = useTyped(wanted.actor ?? "", (name) => onChange("actor", name));
  return (
    <search className={classes.filter} aria-label="Filter">
      <TextInput
        label="Who"
        placeholder="Username"
        autoComplete="off"
        maxLength={limits.username}
        value={text}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <NativeSelect
        label="What"
        value={wanted.action ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("action", value)}
        data={[{ value: "", label: "Everything" }, ...actions]}
      />
      {(["from", "to"] as const).map((name) => (
        <Day
          key={name}
          label={name === "from" ? "From" : "To"}
          wanted={wanted[name] ?? ""}
          onChange={(day) => onChange(name, day)}
        />
      ))}
    </search>
  );
}

interface DayProps {
  readonly label: string;
  readonly wanted: string;
  readonly onChange: (day: string) => void;
}

function Day({ label, wanted, onChange }: DayProps) {
  const input = useRef<HTMLInputElement>(null);
  // Left alone while it is typed: on its way there, the year is 0002, 0020 and 0202.
  useEffect(() => {
    if (input.current !== null && input.current.value !== wanted) input.current.value = wanted;
  }, [wanted]);
  return (
    <TextInput
      ref={input}
      label={label}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      defaultValue={wanted}
      onChange={({ currentTarget }) => currentTarget.validity.valid && onChange(currentTarget.value)}
    />
  );
}
