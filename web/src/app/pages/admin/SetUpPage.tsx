import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { firstRunQuery } from "#features/admin/first-run/firstRun.ts";
import { SetUp } from "#features/admin/first-run/SetUp.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Gone } from "./Gone.tsx";

export function Component() {
  const { data: steps, error, refetch } = useQuery(firstRunQuery);
  if (steps === null) return <Gone />;
  return (
    <Page title={messages.title}>
      {steps !== undefined ? (
        <SetUp steps={steps} />
      ) : error === null ? (
        <FullSpinner />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
