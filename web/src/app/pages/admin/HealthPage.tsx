import { Button, Text } from "@mantine/core";
import type { LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/parts/Page.tsx";
import { AilingTable } from "#features/catalogue/library-health/AilingTable.tsx";
import { HealthKinds } from "#features/catalogue/library-health/HealthKinds.tsx";
import { healthQuery, useCheckAll } from "#features/catalogue/library-health/health.ts";
import { isKind } from "#features/catalogue/library-health/kinds.ts";
import { momentOf } from "#shared/dates.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { useAddress } from "./useAddress.ts";

function summary({ checking, checked_at, unasked }: LibraryHealth): string {
  if (checking) return "Asking the providers now. This takes a while with many videos.";
  if (checked_at === null) return "Providers were not asked yet. It happens every night by itself.";
  const rest = unasked === 0 ? "" : ` ${unasked < 1000 ? unasked : "1,000 or more"} not asked yet: their turn comes.`;
  return `Providers were last asked on ${momentOf(checked_at)} UTC.${rest}`;
}

export function Component() {
  const { params } = useAddress();
  const { data, error, refetch } = useQuery(healthQuery);
  const check = useCheckAll();
  const given = params.get("kind");
  const kind = isKind(given) ? given : "dead";
  const tools = (
    <Button loading={(data?.checking ?? false) || check.isPending} onClick={() => check.mutate()}>
      Check now
    </Button>
  );
  return (
    <Page title="Health" tools={tools}>
      {data === undefined && error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Text c="dimmed" role="status">
            {data === undefined ? "" : summary(data)}
          </Text>
          <HealthKinds health={data} chosen={kind} />
          {data === undefined ? <FullSpinner /> : <AilingTable key={kind} kind={kind} checkedAt={data.checked_at} />}
        </>
      )}
    </Page>
  );
}
