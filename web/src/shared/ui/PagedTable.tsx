import { VisuallyHidden } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { distinct } from "#shared/paging.ts";
import { type Column, DataTable } from "#shared/ui/DataTable.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";
import { LoadMore } from "#shared/ui/LoadMore.tsx";

interface PageOf<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Row>>>;
  readonly empty: ReactNode;
}

/** A table that grows by a page at a time, with its waiting, empty and failed states. */
export function PagedTable<Row extends { readonly id: number | string }>({ label, columns, query, empty }: Props<Row>) {
  const { data, isPending, isPlaceholderData, hasNextPage, error } = query;
  const [loadedFrom, setLoadedFrom] = useState<number | null>(null);
  if (isPending) return <FullSpinner />;
  if (data === undefined) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  const rows = distinct(data.pages);
  const count = data.pages.at(-1)?.count ?? 0;
  // With the last page the button is disabled, and drops the focus: the first new row takes it.
  const focusRow = loadedFrom !== null && !hasNextPage && rows.length > loadedFrom ? loadedFrom : null;
  return (
    <>
      <VisuallyHidden role="status">
        {isPlaceholderData ? "Loading" : `${rows.length.toLocaleString("en")} of ${count.toLocaleString("en")}`}
      </VisuallyHidden>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <DataTable label={label} columns={columns} rows={rows} stale={isPlaceholderData} focusRow={focusRow} />
          <LoadMore query={query} onLoad={() => setLoadedFrom(rows.length)} />
        </>
      )}
    </>
  );
}
