import { Button } from "@mantine/core";
import type { SystemCheck } from "@mindreel/contract/admin/system";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { momentOf } from "#shared/dates.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./SystemChecks.module.css";
import { systemQuery } from "./system.ts";

const titles: Record<SystemCheck["name"], string> = {
  address: "Address",
  mails: "Mails",
  payments: "Payments",
  backups: "Backups",
  disk: "Disk space",
  database: "Database",
  jobs: "Background work",
  superusers: "Superusers",
};

const looks = {
  good: { Icon: IconCircleCheck, label: "In order" },
  warning: { Icon: IconAlertTriangle, label: "Worth a look" },
  bad: { Icon: IconCircleX, label: "Needs you" },
} as const;

function summaryOf(checks: readonly SystemCheck[]): string {
  const count = checks.filter(({ state }) => state !== "good").length;
  if (count === 0) return "Everything is in order.";
  return count === 1 ? "One thing is worth your attention." : `${count} things are worth your attention.`;
}

/** What is wrong with the installation and what to do about it, worst first. */
export function SystemChecks() {
  const { data, error, refetch, isFetching } = useQuery(systemQuery);
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { checks, version, started_at, checked_at } = data;
  return (
    <>
      <p className={classes.summary} role="status">
        {summaryOf(checks)} Mindreel {version}, running since {momentOf(started_at)}; checked {momentOf(checked_at)}.
      </p>
      <ul className={classes.checks}>
        {checks.map(({ name, state, says, todo }) => {
          const { Icon, label } = looks[state];
          return (
            <li key={name} className={classes.check}>
              <Icon className={classes[state]} size={24} role="img" aria-label={label} />
              <h2>{titles[name]}</h2>
              <p>{says}</p>
              {todo !== null && <p className={classes.todo}>{todo}</p>}
            </li>
          );
        })}
      </ul>
      <Button
        mt="lg"
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        Check again
      </Button>
    </>
  );
}
