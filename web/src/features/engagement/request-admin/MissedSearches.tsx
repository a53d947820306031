import { Text } from "@mantine/core";
import type { MissedSearch } from "@mindreel/contract/engagement/request-admin";
import { useQuery } from "@tanstack/react-query";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { missedSearchesQuery } from "./adminRequests.ts";

const title = "Looked for and not found";

const columns: readonly Column<MissedSearch & { id: string }>[] = [
  { name: "Searched for", render: ({ words }) => words },
  { name: "Times", render: ({ searches }) => searches.toLocaleString("en"), tight: true },
];

/** What many members miss without asking for it. */
export function MissedSearches() {
  const { data, error, refetch } = useQuery(missedSearchesQuery);
  return (
    <Section title={title}>
      <Text c="dimmed" mb="md">
        Searches of the last 30 days that found nothing, from three on, which nobody asked for. Who searched is not
        kept.
      </Text>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <Text>Nothing was missed three times.</Text>
      ) : (
        <DataTable label={title} columns={columns} rows={data} />
      )}
    </Section>
  );
}
