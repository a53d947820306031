import { Alert, Button, Loader, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Difference, Reconciliation as State } from "@mindreel/contract/billing/reconciliation";
import { IconAlertTriangle, IconCircleCheck, IconScale } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { boot } from "#shared/boot.ts";
import { momentOf } from "#shared/dates.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { canHeal, DifferenceCard } from "./DifferenceCard.tsx";
import classes from "./Reconciliation.module.css";
import { reconciliationQuery, useCompare, useHeal } from "./reconciliation.ts";

const many = (n: number, what: string) => `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;

function summary({ running, last }: State): string {
  if (running) return "Comparing now. This can take a while with many subscriptions.";
  if (last === null) return "Not compared yet. It happens every night by itself.";
  const when = `Last compared on ${momentOf(last.ended_at)} UTC`;
  if (last.failure !== null) return `${when}.`;
  const healed = last.differences.filter(({ healed_by_itself }) => healed_by_itself).length;
  const byItself =
    healed === 0 ? "" : ` ${many(healed, "difference")} healed by ${healed === 1 ? "itself" : "themselves"}.`;
  return `${when}: ${many(last.compared, "subscription")}, ${many(last.open, "difference")}.${byItself}`;
}

/** Compares the subscriptions at Stripe with those known here, and heals the differences. */
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
          Heal all
        </Button>
      )}
      {/* Not disabled while it runs, so that it keeps the focus. */}
      <Button
        leftSection={running && <Loader size={18} color="currentColor" />}
        disabled={!takesPayments()}
        onClick={() => {
          if (!running) compare.mutate();
        }}
      >
        Compare now
      </Button>
    </>
  );
  return (
    <Section title="Comparison with Stripe" tools={tools}>
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
        label="Heal all differences"
        title="Heal all differences?"
        confirm="Heal all"
        pending={heal.isPending}
        onConfirm={() => heal.mutate("all", { onSettled: close })}
      >
        <Text>
          What Stripe says is taken over here; nothing changes at Stripe.
          {unknown > 0 &&
            ` ${many(unknown, "subscription")} that Stripe does not know will end here, and their members lose pro. First make sure that the Stripe key is the right one.`}
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
        title="Nothing compared yet"
        text={
          takesPayments()
            ? "Compare now to see whether Stripe knows the same subscriptions as we do."
            : "Payments are not set up here yet."
        }
      />
    );
  }
  if (last.failure !== null) {
    return (
      <Alert mt="md" color="red" icon={<IconAlertTriangle aria-hidden="true" />} title="It could not be finished">
        {last.failure}
      </Alert>
    );
  }
  if (differences.length === 0) {
    return (
      <EmptyState
        icon={<IconCircleCheck size={36} stroke={1.5} />}
        title={`Stripe and ${boot.appName} agree`}
        text="Every subscription is the same on both sides."
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
