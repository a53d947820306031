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

/** A video's URL, optionally from the current time, and up to a time that is entered. */
export function Share({ video: { id, title }, at }: Props) {
  const [from, setFrom] = useState(false);
  const [until, setUntil] = useState("");
  const fault = useId();
  const start = from ? at : 0;
  const end = secondsOf(until);
  const wrong = until.trim() !== "" && (end === undefined || end <= start);
  const query = { ...(from && { t: String(at) }), ...(!wrong && end !== undefined && { end: String(end) }) };
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
      <label className={classes.address}>
        {messages.link}
        <input readOnly dir="ltr" value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      {at > 0 && (
        <label className={classes.from}>
          <input type="checkbox" checked={from} onChange={({ currentTarget }) => setFrom(currentTarget.checked)} />
          {format(messages.start, { time: durationOf(at) })}
        </label>
      )}
      <label className={classes.until}>
        {messages.end}
        <input
          inputMode="text"
          autoComplete="off"
          maxLength={9}
          placeholder={durationOf(start + 30)}
          value={until}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? fault : undefined}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </label>
      {wrong && (
        <p id={fault} className={classes.fault} role="alert">
          {format(messages.wrong, { start: durationOf(start), example: durationOf(start + 30) })}
        </p>
      )}
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
