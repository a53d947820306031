import { Text } from "@mantine/core";
import type { MissedSearch } from "@mindreel/contract/engagement/request-admin";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { useQuery } from "@tanstack/react-query";
import { numberOf } from "#shared/language/format.ts";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { missedSearchesQuery } from "./adminRequests.ts";

const columns: readonly Column<MissedSearch & { id: string }>[] = [
  { name: () => messages.searchedFor, render: ({ words }) => words },
  { name: () => messages.times, render: ({ searches }) => numberOf(searches), tight: true, end: true, narrow: "named" },
];

/** Frequent searches without results that nobody has turned into a request. */
export function MissedSearches() {
  const { data, error, refetch } = useQuery(missedSearchesQuery);
  return (
    <Section title={messages.missed}>
      <Text c="dimmed" mb="md">
        {messages.missedNote}
      </Text>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <Text>{messages.nothingMissed}</Text>
      ) : (
        <DataTable label={messages.missed} columns={columns} rows={data} />
      )}
    </Section>
  );
}
