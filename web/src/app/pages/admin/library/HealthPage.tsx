import { Text } from "@mantine/core";
import type { LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { IssueTable } from "#features/catalogue/library-health/IssueTable.tsx";
import { IssueTabs } from "#features/catalogue/library-health/IssueTabs.tsx";
import { countOf, healthQuery, isIssue, useCheckLibrary } from "#features/catalogue/library-health/issues.ts";
import { TakeAllStills } from "#features/catalogue/library-health/TakeAllStills.tsx";
import { format } from "#shared/language/format.ts";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

function summary({ checking, checked_at, unasked, unanswered }: LibraryHealth): string {
  if (checking) return messages.asking;
  if (checked_at === null) return messages.notAsked;
  const silent = unanswered === 1 ? messages.silentOne : format(messages.silentMany, { number: countOf(unanswered) });
  return [
    format(messages.lastAsked, { moment: momentOf(checked_at) }),
    ...(unanswered === 0 ? [] : [silent]),
    ...(unasked === 0 ? [] : [format(messages.unasked, { number: countOf(unasked) })]),
  ].join(" ");
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
        {messages.checkNow}
      </Button>
    </>
  );
  return (
    <Page title={messages.title} tools={tools}>
      {data === undefined && error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Text c="dimmed" role="status">
            {/* Until it is known, about as many lines, so that nothing below jumps. */}
            {data === undefined ? <span style={{ visibility: "hidden" }}>{messages.notAsked}</span> : summary(data)}
          </Text>
          <IssueTabs health={data} chosen={issue} />
          {data === undefined ? <FullSpinner /> : <IssueTable key={issue} issue={issue} health={data} />}
        </>
      )}
    </Page>
  );
}
