import { Text } from "@mantine/core";
import { localeOf } from "@mindreel/contract/plain/languages";
import { dateTime as messages } from "@mindreel/messages/shared/forms";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { comesTwice, fromInput, toInput } from "#shared/time/dateTimeInput.ts";
import { TextField, type TextFieldProps } from "#shared/ui/plain/fields/TextField.tsx";

interface Props extends Pick<TextFieldProps, "label" | "description" | "hint" | "error"> {
  /** ISO; empty for none. */
  readonly value: string;
  readonly onChange: (iso: string) => void;
}

const moment = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;

/** A time in the browser's time zone. Says which one is meant where the clocks change. */
export function DateTimeField({ value, onChange, ...look }: Props) {
  // Kept besides `value`: while a year is half typed, there is no time; and a skipped time is not changed under the hand.
  const [typed, setTyped] = useState({ text: toInput(value), iso: value });
  const text = typed.iso === value ? typed.text : toInput(value);
  const isUnclear = value !== "" && (toInput(value) !== text || comesTwice(value));
  return (
    <div>
      <TextField
        {...look}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={text}
        onChange={({ currentTarget }) => {
          const iso = fromInput(currentTarget.value);
          setTyped({ text: currentTarget.value, iso });
          onChange(iso);
        }}
        onBlur={() => {
          if (value !== "") setTyped({ text: toInput(value), iso: value });
        }}
      />
      <Text size="sm" role="status">
        {isUnclear &&
          format(messages.clockChange, { moment: new Date(value).toLocaleString(localeOf(language()), moment) })}
      </Text>
    </div>
  );
}
