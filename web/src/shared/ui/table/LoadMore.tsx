import { loadMore as messages } from "@mindreel/messages/shared/states";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import classes from "./LoadMore.module.css";

interface Props {
  readonly query: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "isPlaceholderData" | "error"
  > & { readonly fetchNextPage: () => unknown };
  readonly onLoad: () => void;
  /**
   * What is at the end of the list: a disabled button, on the screens where it is specified, or words, once somebody has
   * loaded more.
   */
  readonly end?: "button" | "words" | undefined;
}

/** The button below a list that grows page by page. */
export function LoadMore({ query, onLoad, end: atEnd = "words" }: Props) {
  const [used, setUsed] = useState(false);
  const { hasNextPage, isFetchNextPageError, isPlaceholderData, error } = query;
  // While another list loads, it is not known yet whether there is more.
  const loading = query.isFetchingNextPage || isPlaceholderData;
  const end = !hasNextPage && !isPlaceholderData;
  const load = () => {
    if (loading) return;
    setUsed(true);
    onLoad();
    query.fetchNextPage();
  };
  if (end && atEnd === "words") return used && <p className={classes.end}>{messages.noMore}</p>;
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
