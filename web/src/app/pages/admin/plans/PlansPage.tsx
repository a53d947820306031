import { useDisclosure } from "@mantine/hooks";
import { owners as messages } from "@mindreel/messages/billing/plans";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { Codes } from "#features/billing/codes/Codes.tsx";
import { PlanEditor } from "#features/billing/plans/PlanEditor.tsx";
import { PlanSection } from "#features/billing/plans/PlanSection.tsx";
import { ownersPlansQuery } from "#features/billing/plans/plans.ts";
import { PriceMoves } from "#features/billing/price-moves/PriceMoves.tsx";
import { ReplacePrice } from "#features/billing/price-moves/ReplacePrice.tsx";
import { Taxes } from "#features/billing/taxes/Taxes.tsx";
import { IconPlus } from "#shared/icons/site.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

export const prefetch = ({ client }: PrefetchContext) => client.prefetchQuery(ownersPlansQuery);

export function Component() {
  const { data, error, refetch } = useQuery(ownersPlansQuery);
  const [adding, { open, close }] = useDisclosure();
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
      {messages.add}
    </Button>
  );
  return (
    <Page title={messages.title} tools={add}>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Column gap={16}>
          <Text dim>{messages.intro}</Text>
          {data.map((plan) => (
            <PlanSection
              key={plan.id}
              plan={plan}
              replacing={(price, onClose) => <ReplacePrice plan={plan} price={price} onClose={onClose} />}
            />
          ))}
          <PriceMoves plans={data} />
          <Codes plans={data} />
          <Taxes />
        </Column>
      )}
      <PlanEditor opened={adding} onClose={close} />
    </Page>
  );
}
