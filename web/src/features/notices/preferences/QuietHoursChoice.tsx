import type { QuietHours } from "@mindreel/contract/notices/preferences";
import { messages } from "@mindreel/messages/notices/preferences";
import { useQuery } from "@tanstack/react-query";
import { format } from "#shared/language/format.ts";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { noticePreferencesQuery, useSetNoticePreferences } from "./preferences.ts";
import classes from "./QuietHoursChoice.module.css";

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The hours without mails, in a time zone that the member chooses. */
export function QuietHoursChoice() {
  const { data } = useQuery(noticePreferencesQuery);
  const { mutate } = useSetNoticePreferences();
  const quiet = data?.quiet_hours ?? null;
  const change = (times: Omit<QuietHours, "time_zone">) =>
    mutate({ quiet_hours: { ...times, time_zone: ownTimeZone() } });
  return (
    <>
      <Checkbox
        role="switch"
        label={messages.quiet.label}
        description={messages.quiet.description}
        disabled={data === undefined}
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) =>
          checked ? change({ from: "22:00", until: "07:00" }) : mutate({ quiet_hours: null })
        }
      />
      {quiet !== null && (
        <div className={classes.times}>
          <Time label={messages.quiet.from} value={quiet.from} onChange={(from) => change({ ...quiet, from })} />
          <Time label={messages.quiet.until} value={quiet.until} onChange={(until) => change({ ...quiet, until })} />
          <p className={classes.zone}>{format(messages.quiet.zone, { zone: quiet.time_zone.replaceAll("_", " ") })}</p>
        </div>
      )}
    </>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** Reports the time on blur: while it is being typed, it is not the intended one. */
function Time({ label, value, onChange }: TimeProps) {
  return (
    <TextField
      key={value}
      type="time"
      label={label}
      defaultValue={value}
      onBlur={({ currentTarget: { value: typed } }) => {
        if (typed !== "" && typed !== value) onChange(typed);
      }}
    />
  );
}
