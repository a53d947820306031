import { releaseField as messages } from "@mindreel/messages/catalogue/video-editing";
import { thisMinute } from "#features/catalogue/videos/release.ts";
import { DateTimeField } from "#shared/forms/DateTimeField.tsx";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

interface Props {
  readonly name: string;
  /** ISO; empty means immediately. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (iso: string) => void;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** When a video is released: immediately, or at a time in the browser's time zone. */
export function ReleaseField({ name, value, error, onChange }: Props) {
  return (
    <div>
      <DateTimeField
        label={messages.label}
        hint={format(messages.description, { timeZone: timeZone.replaceAll("_", " ") })}
        value={value}
        error={error}
        onChange={onChange}
      />
      {value !== "" && (
        <Button style={{ marginTop: 8 }} size="xs" variant="default" onClick={() => onChange(thisMinute())}>
          {messages.now}
        </Button>
      )}
      <input type="hidden" name={name} value={value} />
    </div>
  );
}
