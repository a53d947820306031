import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/playback/queue";
import { type FormEvent, useEffect, useRef } from "react";
import { format } from "#shared/language/format.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import classes from "./MinutesChoice.module.css";

const offered = [10, 20, 45];

/** The field's value: empty if one of the buttons offers the chosen minutes. */
const typedOf = (chosen: number | undefined): string =>
  chosen === undefined || offered.includes(chosen) ? "" : String(chosen);

const hrefOf = (minutes: string) => withQuery(pagePath("home"), { minutes });

/** Asks how much time the member has. */
export function MinutesChoice({ chosen }: { chosen: number | undefined }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null && chosen !== undefined) field.current.value = typedOf(chosen);
  }, [chosen]);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const minutes = new FormData(event.currentTarget).get("minutes");
    if (typeof minutes === "string") navigate(hrefOf(String(Number(minutes))));
  };
  return (
    <form className={classes.row} action={pagePath("home")} aria-label={messages.form} onSubmit={choose}>
      <span>{messages.have}</span>
      <Toolbar label={messages.offered} className={classes.offered}>
        {offered.map((minutes) => (
          <ButtonLink
            key={minutes}
            className={classes.choice}
            to={hrefOf(String(minutes))}
            variant={minutes === chosen ? "light" : "default"}
            size="sm"
            aria-label={format(messages.minutes, { count: minutes })}
            aria-current={minutes === chosen ? "true" : undefined}
          >
            {minutes}
          </ButtonLink>
        ))}
      </Toolbar>
      <input
        ref={field}
        className={classes.field}
        type="number"
        name="minutes"
        aria-label={messages.field}
        inputMode="numeric"
        min={1}
        max={limits.queueMinutes}
        required
        defaultValue={typedOf(chosen)}
      />
      <span>{messages.unit}</span>
      <Button className={classes.choice} type="submit" variant="subtle" size="sm">
        {messages.show}
      </Button>
    </form>
  );
}
