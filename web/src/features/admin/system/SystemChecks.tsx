import type { SystemCheck } from "@mindreel/contract/admin/system";
import { messages } from "@mindreel/messages/admin/system";
import { useQuery } from "@tanstack/react-query";
import { IconRefresh } from "#shared/icons/frame.ts";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./SystemChecks.module.css";
import { systemQuery } from "./system.ts";

const icons = { good: IconCircleCheck, warning: IconAlertTriangle, bad: IconCircleX } as const;

function summaryOf(checks: readonly SystemCheck[]): string {
  const count = checks.filter(({ state }) => state !== "good").length;
  if (count === 0) return messages.allGood;
  return format(messages.attention, { count });
}

/** Problems of the installation and how to fix them, worst first. */
export function SystemChecks() {
  const { data, error, refetch, isFetching } = useQuery(systemQuery);
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { checks, version, started_at, checked_at } = data;
  return (
    <>
      <p className={classes.summary} role="status">
        {summaryOf(checks)}{" "}
        {format(messages.running, { version, started: momentOf(started_at), checked: momentOf(checked_at) })}
      </p>
      <ul className={classes.checks}>
        {checks.map(({ name, state, says, todo }) => {
          const Icon = icons[state];
          return (
            <li key={name} className={classes.check}>
              <Icon className={classes[state]} size={24} role="img" aria-label={messages.states[state]} />
              <h2>{messages.checks[name]}</h2>
              <p>{says}</p>
              {todo !== null && <p className={classes.todo}>{todo}</p>}
            </li>
          );
        })}
      </ul>
      <Button
        style={{ marginTop: 24 }}
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {messages.again}
      </Button>
    </>
  );
}
