import { limits } from "@mindreel/contract/wire/limits";
import { pagePath } from "@mindreel/contract/wire/pages";
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { Button } from "#shared/ui/plain/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import { withQuery } from "#shared/withQuery.ts";
import classes from "./MinutesChoice.module.css";

const offered = [10, 20, 45];

/** What the field shows, which is only what none of the buttons offers. */
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
    <form className={classes.row} action={pagePath("home")} aria-label="What fits into my time" onSubmit={choose}>
      <span>I have</span>
      <Toolbar label="Minutes to choose from" className={classes.offered}>
        {offered.map((minutes) => (
          <ButtonLink
            key={minutes}
            className={classes.choice}
            to={hrefOf(String(minutes))}
            variant={minutes === chosen ? "light" : "default"}
            size="sm"
            aria-label={`${minutes} minutes`}
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
        aria-label="Minutes"
        inputMode="numeric"
        min={1}
        max={limits.queueMinutes}
        required
        defaultValue={typedOf(chosen)}
      />
      <span>minutes</span>
      <Button className={classes.choice} type="submit" variant="subtle" size="sm">
        Show
      </Button>
    </form>
  );
}
