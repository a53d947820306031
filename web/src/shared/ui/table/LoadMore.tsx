import { loadMore as messages } from "@mindreel/messages/shared/states";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import classes from "./LoadMore.module.css";

interface Props {
  readonly query: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "isPlaceholderData" | "error"
  > & { readonly fetchNextPage: () => unknown };
  readonly onLoad: () => void;
}

/** The button below a list that grows page by page. */
export function LoadMore({ query, onLoad }: Props) {
  const { hasNextPage, isFetchNextPageError, isPlaceholderData, error } = query;
  // While another list loads, it is not known yet whether there is more.
  const loading = query.isFetchingNextPage || isPlaceholderData;
  const end = !hasNextPage && !isPlaceholderData;
  const load = () => {
    if (loading) return;
    onLoad();
    query.fetchNextPage();
  };
  return (
    <div className={classes.more}>
      {isFetchNextPageError && (
        <p className={classes.error} role="alert">
          {error?.message}
        </p>
      )}
      <Button
        variant="default"
        disabled={end}
        leftSection={loading && <Spinner className={classes.spinner} />}
        onClick={load}
      >
        {end ? messages.noMore : messages.more}
      </Button>
    </div>
  );
}
