import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/admin/audit-log";
import { useEffect, useRef } from "react";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { useTyped } from "#shared/ui/table/useTyped.ts";
import classes from "./AuditFilter.module.css";
import { actions } from "./actions.ts";
import type { AuditFilters } from "./auditLog.ts";

interface Props {
  readonly filters: AuditFilters;
  readonly onChange: (name: keyof AuditFilters, value: string) => void;
}

/** Filters the audit log by superuser, action and days. */
export function AuditFilter({ filters, onChange }: Props) {
  const { text, type } = useTyped(filters.actor ?? "", (name) => onChange("actor", name));
  return (
    <search className={classes.filter} aria-label={messages.filter}>
      <TextField
        label={messages.who}
        placeholder={messages.username}
        autoComplete="off"
        maxLength={limits.username}
        value={text}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <SelectField
        label={messages.what}
        value={filters.action ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("action", value)}
        options={[{ value: "", label: messages.everything }, ...actions()]}
      />
      {(["from", "to"] as const).map((name) => (
        <Day
          key={name}
          label={name === "from" ? messages.from : messages.to}
          value={filters[name] ?? ""}
          onChange={(day) => onChange(name, day)}
        />
      ))}
    </search>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  const input = useRef<HTMLInputElement>(null);
  // Uncontrolled: while the user types the year 2026, the value passes through 0002, 0020 and 0202.
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <TextField
      ref={input}
      label={label}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      defaultValue={value}
      onChange={({ currentTarget }) => currentTarget.validity.valid && onChange(currentTarget.value)}
    />
  );
}
