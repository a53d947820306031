import { messages } from "@mindreel/messages/catalogue/video-adding";
import { useState } from "react";
import { DateTimeField } from "#shared/forms/DateTimeField.tsx";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./AddVideo.module.css";

interface Props {
  /** ISO; empty means at once. */
  readonly value: string;
  readonly error: string | undefined;
  readonly pending: boolean;
  readonly onChange: (iso: string) => void;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Releases the video at once, or at a time in the browser's time zone. */
export function PublishButtons({ value, error, pending, onChange }: Props) {
  const [later, setLater] = useState(value !== "");
  const [untimed, setUntimed] = useState(false);
  const turn = (to: boolean) => {
    setLater(to);
    setUntimed(false);
    onChange("");
  };
  return (
    <div>
      {later && (
        <DateTimeField
          label={messages.releaseTime}
          hint={format(messages.releaseHint, { timeZone: timeZone.replaceAll("_", " ") })}
          value={value}
          error={error ?? (untimed && value === "" ? messages.noTime : undefined)}
          onChange={onChange}
        />
      )}
      <input type="hidden" name="release_at" value={value} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={pending}
          onClick={(event) => {
            if (!later || value !== "") return;
            event.preventDefault();
            setUntimed(true);
          }}
        >
          {later ? messages.publishLater : messages.publish}
        </Button>
        <Button variant="default" onClick={() => turn(!later)}>
          {later ? messages.notScheduled : messages.schedule}
        </Button>
      </div>
    </div>
  );
}
