import { releaseField as messages } from "@mindreel/messages/catalogue/video-editing";
import { useState } from "react";
import { thisMinute } from "#features/catalogue/videos/release.ts";
import { format } from "#shared/language/format.ts";
import { toInput } from "#shared/time/dateTimeInput.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

interface Props {
  readonly name: string;
  /** ISO; empty means immediately. Read on mount only: give the field another `key` for another video. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (iso: string) => void;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** When a video is released: immediately, or at a time in the browser's time zone. */
export function ReleaseField({ name, value, error, onChange }: Props) {
  // Kept separately from `value`: while a year is half typed, there is no valid time to derive the text from.
  const [text, setText] = useState(() => toInput(value));
  const change = (next: string) => {
    setText(next);
    const time = new Date(next);
    onChange(Number.isNaN(time.getTime()) ? "" : time.toISOString());
  };
  return (
    <div>
      <TextField
        label={messages.label}
        type="datetime-local"
        max="9999-12-31T23:59"
        hint={format(messages.description, { timeZone: timeZone.replaceAll("_", " ") })}
        value={text}
        error={error}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {text !== "" && (
        <Button style={{ marginTop: 8 }} size="xs" variant="default" onClick={() => change(toInput(thisMinute()))}>
          {messages.now}
        </Button>
      )}
      <input type="hidden" name={name} value={value} />
    </div>
  );
}
