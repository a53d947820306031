import type { SystemCheck } from "@mindreel/contract/admin/system";
import { messages } from "@mindreel/messages/admin/system";
import { useQuery } from "@tanstack/react-query";
import { IconCircleDashed } from "#shared/icons/administration.ts";
import { IconRefresh } from "#shared/icons/frame.ts";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { fixPages } from "./fixPages.ts";
import classes from "./SystemChecks.module.css";
import { systemQuery } from "./system.ts";

const icons = { good: IconCircleCheck, warning: IconAlertTriangle, off: IconCircleDashed, bad: IconCircleX } as const;

function summaryOf(checks: readonly SystemCheck[]): string {
  const attention = checks.filter(({ state }) => state === "bad" || state === "warning").length;
  const notSetUp = checks.filter(({ state }) => state === "off").length;
  return [
    attention === 0 ? messages.allGood : format(messages.attention, { count: attention }),
    ...(notSetUp === 0 ? [] : [format(messages.notSetUp, { count: notSetUp })]),
  ].join(" ");
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
        {checks.map((check) => (
          <Check key={check.name} {...check} />
        ))}
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

function Check({ name, state, says, todo, fix }: SystemCheck) {
  const Icon = icons[state];
  return (
    <li className={classes.check}>
      <Icon className={classes[state]} size={24} aria-hidden="true" />
      <h2>
        {messages.checks[name]} <span className={`${classes.state} ${classes[state]}`}>{messages.states[state]}</span>
      </h2>
      <p>{says}</p>
      {todo !== null && <p className={classes.todo}>{todo}</p>}
      {fix !== null && (
        <p>
          <PageLink to={fixPages[fix]}>{messages.fixes[fix]}</PageLink>
        </p>
      )}
    </li>
  );
}
