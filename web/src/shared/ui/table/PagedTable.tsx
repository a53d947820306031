import { table as messages } from "@mindreel/messages/shared/words";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { distinct } from "#shared/api/paging.ts";
import { format } from "#shared/language/format.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "./DataTable.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { useFirstNew } from "./useFirstNew.ts";

interface PageOf<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Row>>>;
  readonly empty: ReactNode;
  /** What `LoadMore` shows at the end. */
  readonly end?: "button" | "words";
}

/** A table that grows page by page, with its loading, empty and failed states. */
export function PagedTable<Row extends { readonly id: number | string }>({
  label,
  columns,
  query,
  empty,
  end,
}: Props<Row>) {
  const { data, isPending, isPlaceholderData, hasNextPage, error } = query;
  const rows = distinct(data?.pages ?? []);
  const body = useRef<HTMLTableSectionElement>(null);
  const onLoad = useFirstNew({ count: rows.length, hasNextPage, isPlaceholderData }, "at the end", (index) =>
    body.current?.rows[index]?.focus(),
  );
  if (isPending) return <FullSpinner />;
  if (data === undefined) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  const count = data.pages.at(-1)?.count ?? 0;
  return (
    <>
      <VisuallyHidden role="status">
        {isPlaceholderData ? messages.loading : format(messages.shownOf, { shown: rows.length, count })}
      </VisuallyHidden>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <DataTable label={label} columns={columns} rows={rows} stale={isPlaceholderData} body={body} />
          <LoadMore query={query} onLoad={onLoad} end={end} />
        </>
      )}
    </>
  );
}
