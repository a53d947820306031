import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/playback/queue";
import { type FormEvent, useEffect, useState } from "react";
import { format } from "#shared/language/format.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import classes from "./MinutesChoice.module.css";

const offered = [10, 20, 45];

/** The id of the chip that is chosen. */
export const chosenMinutesId = "chosen-minutes";

export const minutesOf = (minutes: number): string => format(messages.minutes, { count: minutes });

const hrefOf = (minutes: string) => withQuery(pagePath("home"), { minutes });

/** Asks how much time the member has: as chips, one of which opens a field for any number of minutes. */
export function MinutesChoice({ chosen }: { chosen: number | undefined }) {
  const isOther = chosen !== undefined && !offered.includes(chosen);
  const [asks, setAsks] = useState(isOther);
  useEffect(() => setAsks(isOther), [isOther]);
  const navigate = useNavigate();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const minutes = new FormData(event.currentTarget).get("minutes");
    if (typeof minutes === "string") navigate(hrefOf(String(Number(minutes))));
  };
  return (
    <form className={classes.row} action={pagePath("home")} aria-label={messages.form} onSubmit={choose}>
      <span className={classes.title}>{messages.have}</span>
      <Toolbar label={messages.offered} className={classes.offered}>
        {offered.map((minutes) => (
          <ButtonLink
            key={minutes}
            id={minutes === chosen ? chosenMinutesId : undefined}
            className={classes.choice}
            to={hrefOf(String(minutes))}
            variant={minutes === chosen ? "light" : "default"}
            size="sm"
            aria-current={minutes === chosen ? "true" : undefined}
          >
            <span aria-hidden="true">{format(messages.chip, { count: minutes })}</span>
            <VisuallyHidden as="span">{minutesOf(minutes)}</VisuallyHidden>
          </ButtonLink>
        ))}
        <Button
          id={isOther ? chosenMinutesId : undefined}
          className={classes.choice}
          variant={isOther ? "light" : "default"}
          size="sm"
          aria-expanded={asks}
          onClick={() => setAsks(!asks)}
        >
          {messages.other}
        </Button>
      </Toolbar>
      {asks && (
        <div className={classes.other}>
          <input
            key={chosen}
            // Opened to be filled in.
            // biome-ignore lint/a11y/noAutofocus: it was asked for by a press
            autoFocus={!isOther}
            className={classes.field}
            type="number"
            name="minutes"
            aria-label={messages.field}
            inputMode="numeric"
            min={1}
            max={limits.queueMinutes}
            required
            defaultValue={isOther ? chosen : ""}
          />
          <span>{messages.unit}</span>
          <Button className={classes.choice} type="submit" variant="light" size="sm">
            {messages.show}
          </Button>
        </div>
      )}
    </form>
  );
}
