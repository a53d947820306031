import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Difference, Reconciliation as State } from "@mindreel/contract/billing/reconciliation";
import { messages } from "@mindreel/messages/billing/reconciliation";
import { useQuery } from "@tanstack/react-query";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { paymentNote } from "#features/billing/payments/paymentNote.ts";
import { boot } from "#shared/boot.ts";
import { outline } from "#shared/icons/icon.tsx";
import { IconAlertTriangle, IconCircleCheck } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { canHeal, DifferenceCard } from "./DifferenceCard.tsx";
import classes from "./Reconciliation.module.css";
import { reconciliationQuery, useCompare, useHeal } from "./reconciliation.ts";

const IconScale = outline(
  "M7 20l10 0M6 6l6 -1l6 1M12 3l0 17M9 12l-3 -6l-3 6a3 3 0 0 0 6 0M21 12l-3 -6l-3 6a3 3 0 0 0 6 0",
);

function summary({ running, last }: State): string {
  if (running) return messages.comparing;
  if (last === null) return messages.notYet;
  const moment = momentOf(last.ended_at);
  if (last.failure !== null) return format(messages.last, { moment });
  const healed = last.differences.filter(({ healed_by_itself }) => healed_by_itself).length;
  const subscriptions = format(messages.subscriptions, { count: last.compared });
  const differences = format(messages.differences, { count: last.open });
  const found = format(messages.lastFound, { moment, subscriptions, differences });
  return healed === 0 ? found : `${found} ${format(messages.healedByItself, { count: healed })}`;
}

/** Compares the subscriptions at Stripe with those recorded here, and heals the differences. */
export function Reconciliation() {
  const { data, error, refetch } = useQuery(reconciliationQuery);
  const compare = useCompare();
  const heal = useHeal();
  const [asking, { open, close }] = useDisclosure();
  const differences = data?.last?.differences ?? [];
  const healable = differences.filter(canHeal);
  const unknown = healable.filter(({ kind }) => kind === "unknown_there").length;
  const running = (data?.running ?? false) || compare.isPending;
  const tools = (
    <>
      {healable.length > 0 && (
        <Button variant="default" loading={heal.isPending} onClick={open}>
          {messages.healAll}
        </Button>
      )}
      {/* Not disabled while running, so that it keeps the focus. */}
      <Button
        leftSection={running && <Spinner />}
        disabled={!takesPayments()}
        onClick={() => {
          if (!running) compare.mutate();
        }}
      >
        {messages.compare}
      </Button>
    </>
  );
  return (
    <Section title={messages.title} tools={tools}>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <Text c="dimmed" role="status">
            {summary(data)}
          </Text>
          <Outcome last={data.last} differences={differences} onHeal={(id) => heal.mutate(id)} />
        </>
      )}
      <Confirm
        opened={asking}
        onClose={close}
        label={messages.healAllLabel}
        title={messages.healAllTitle}
        confirm={messages.healAll}
        pending={heal.isPending}
        onConfirm={() => heal.mutate("all", { onSettled: close })}
      >
        <Text>
          {messages.healAllText}
          {unknown > 0 && ` ${format(messages.willEnd, { count: unknown })}`}
        </Text>
      </Confirm>
    </Section>
  );
}

interface OutcomeProps {
  readonly last: State["last"];
  readonly differences: readonly Difference[];
  readonly onHeal: (id: number) => void;
}

function Outcome({ last, differences, onHeal }: OutcomeProps) {
  if (last === null) {
    return (
      <EmptyState
        icon={<IconScale size={36} stroke={1.5} />}
        title={messages.nothing}
        text={takesPayments() ? messages.compareText : messages.off}
      />
    );
  }
  if (last.failure !== null) {
    return (
      <Alert tone="bad" icon={IconAlertTriangle} title={messages.unfinished}>
        {paymentNote(last.failure)}
      </Alert>
    );
  }
  if (differences.length === 0) {
    return (
      <EmptyState
        icon={<IconCircleCheck size={36} stroke={1.5} />}
        title={format(messages.agree, { name: boot.appName })}
        text={messages.agreeText}
      />
    );
  }
  return (
    <ul className={classes.list}>
      {differences.map((difference) => (
        <li key={difference.id}>
          <DifferenceCard difference={difference} onHeal={onHeal} />
        </li>
      ))}
    </ul>
  );
}
