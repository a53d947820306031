import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { share as messages } from "@mindreel/messages/catalogue/videos";
import { useId, useState } from "react";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { secondsOf } from "./passage.ts";
import classes from "./Share.module.css";

interface Props {
  readonly video: { readonly id: number; readonly title: string };
  /** The video's current time, in seconds. */
  readonly at: number;
}

const field = { inputMode: "text", autoComplete: "off", maxLength: 9 } as const;

/** A video's URL, optionally from a time, such as the current one, and up to another. */
export function Share({ video: { id, title }, at }: Props) {
  const [from, setFrom] = useState(false);
  const [begin, setBegin] = useState(durationOf(at));
  const [until, setUntil] = useState("");
  const startLabel = useId();
  const fault = useId();
  const start = from ? secondsOf(begin) : 0;
  const end = secondsOf(until);
  const wrong = until.trim() !== "" && (end === undefined || end <= (start ?? 0));
  const query = {
    ...(from && start !== undefined && { t: String(start) }),
    ...(!wrong && end !== undefined && { end: String(end) }),
  };
  const address = location.origin + withQuery(pagePath("watch", { id }), query);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess(messages.copied);
    } catch {
      toastError(messages.notCopied);
    }
  };
  return (
    <div className={classes.share}>
      <div className={classes.time}>
        <label id={startLabel}>
          <input type="checkbox" checked={from} onChange={({ currentTarget }) => setFrom(currentTarget.checked)} />
          {messages.start}
        </label>
        <input
          {...field}
          aria-labelledby={startLabel}
          value={begin}
          aria-invalid={start === undefined || undefined}
          onChange={({ currentTarget }) => {
            setBegin(currentTarget.value);
            setFrom(true);
          }}
        />
      </div>
      <label className={classes.time}>
        {messages.end}
        <input
          {...field}
          placeholder={durationOf((start ?? 0) + 30)}
          value={until}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? fault : undefined}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </label>
      {wrong && (
        <p id={fault} className={classes.fault} role="alert">
          {format(messages.wrong, { start: durationOf(start ?? 0), example: durationOf((start ?? 0) + 30) })}
        </p>
      )}
      <label className={classes.address}>
        {messages.link}
        <input readOnly dir="ltr" value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div className={classes.ways}>
        <Button size="sm" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        {"share" in navigator && (
          <Button
            size="sm"
            variant="default"
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            {messages.more}
          </Button>
        )}
      </div>
    </div>
  );
}
