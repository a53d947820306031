import { Button, Text } from "@mantine/core";
import type { LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/parts/Page.tsx";
import { useUrlFilters } from "#app/parts/useUrlFilters.ts";
import { useCheckLibrary } from "#features/catalogue/library-health/checkLibrary.ts";
import { healthQuery } from "#features/catalogue/library-health/health.ts";
import { IssueTable } from "#features/catalogue/library-health/IssueTable.tsx";
import { IssueTabs } from "#features/catalogue/library-health/IssueTabs.tsx";
import { isIssue } from "#features/catalogue/library-health/issues.ts";
import { TakeAllStills } from "#features/catalogue/library-health/TakeAllStills.tsx";
import { momentOf } from "#shared/dates.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

const shown = (count: number) => (count < 1000 ? String(count) : "1,000 or more");

function summary({ checking, checked_at, unasked, unanswered }: LibraryHealth): string {
  if (checking) return "Asking the providers now. With many videos, this takes a while.";
  if (checked_at === null) return "The providers have not been asked yet. A check runs every night.";
  const silent =
    unanswered === 0 ? "" : ` About ${unanswered === 1 ? "1 video" : `${shown(unanswered)} videos`} nobody answered.`;
  const rest = unasked === 0 ? "" : ` Not asked yet: ${shown(unasked)}; the next checks get to them.`;
  return `Providers were last asked on ${momentOf(checked_at)} UTC.${silent}${rest}`;
}

export function Component() {
  const { params } = useUrlFilters();
  const { data, error, refetch } = useQuery(healthQuery);
  const check = useCheckLibrary();
  const given = params.get("kind");
  const issue = isIssue(given) ? given : "dead";
  const tools = (
    <>
      {issue === "no_still" && (data?.counts.no_still ?? 0) > 0 && <TakeAllStills />}
      <Button loading={(data?.checking ?? false) || check.isPending} onClick={() => check.mutate()}>
        Check now
      </Button>
    </>
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
          <IssueTabs health={data} chosen={issue} />
          {data === undefined ? <FullSpinner /> : <IssueTable key={issue} issue={issue} health={data} />}
        </>
      )}
    </Page>
  );
}
