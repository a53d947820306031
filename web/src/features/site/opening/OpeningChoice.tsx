import { messages } from "@mindreel/messages/site/opening";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { MissingSteps } from "./MissingSteps.tsx";
import { OpeningButton } from "./OpeningButton.tsx";
import classes from "./opening.module.css";
import { openingQuery } from "./opening.ts";

/** Whether the site is open, what is missing, and the press that opens or closes it. */
export function OpeningChoice() {
  const { data, error, refetch } = useQuery(openingQuery);
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { open, missing } = data;
  return (
    <div className={classes.choice}>
      <p className={classes.state}>
        <Badge tone={open ? "good" : "brand"}>{open ? messages.openState : messages.closedState}</Badge>
        <span>{open ? messages.open : messages.closed}</span>
      </p>
      {!open && missing.length > 0 && <MissingSteps steps={missing} />}
      <OpeningButton open={!open} variant={open ? "default" : "filled"} />
    </div>
  );
}
