import { messages } from "@mindreel/messages/admin/today";
import { useQuery } from "@tanstack/react-query";
import { IconCircleDashed } from "#shared/icons/administration.ts";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "#shared/icons/site.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { type Task, tasksOf } from "./tasks.ts";
import classes from "./today.module.css";
import { todayQuery } from "./today.ts";

const icons = { bad: IconCircleX, warning: IconAlertTriangle, open: IconCircleDashed } as const;

/** What needs a person today, each with its one press. */
export function TodayList() {
  const { data, error, refetch } = useQuery(todayQuery);
  if (data === undefined && error !== null) {
    return (
      <Section title={messages.title}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Section>
    );
  }
  const tasks = data && tasksOf(data);
  return (
    <Section title={messages.title}>
      {tasks === undefined && (
        <div role="status" aria-label={messages.checking}>
          <Skeleton height={56} />
        </div>
      )}
      {tasks?.length === 0 && (
        <p className={classes.quiet}>
          <IconCircleCheck className={classes.good} size={24} aria-hidden="true" />
          {messages.quiet}
        </p>
      )}
      {tasks !== undefined && tasks.length > 0 && (
        <ul className={classes.tasks}>
          {tasks.map((task) => (
            <TaskLine key={task.id} {...task} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function TaskLine({ tone, text, action, to }: Task) {
  const Icon = icons[tone];
  return (
    <li className={classes.task}>
      <Icon className={classes[tone]} size={24} aria-hidden="true" />
      <p>{text}</p>
      <ButtonLink to={to} size="xs" variant="default">
        {action}
      </ButtonLink>
    </li>
  );
}
