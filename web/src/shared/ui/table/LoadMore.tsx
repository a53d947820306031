import { Button, Loader, Stack, Text } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";

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
  // While another list loads, its end is not known yet.
  const loading = query.isFetchingNextPage || isPlaceholderData;
  const end = !hasNextPage && !isPlaceholderData;
  const load = () => {
    if (loading) return;
    onLoad();
    query.fetchNextPage();
  };
  return (
    <Stack gap={12} align="center" pt={48} pb={24}>
      {isFetchNextPageError && (
        <Text role="alert" size="sm">
          {error?.message}
        </Text>
      )}
      <Button variant="default" disabled={end} leftSection={loading && <Loader size={18} />} onClick={load}>
        {end ? "Nothing more to load" : "Load More"}
      </Button>
    </Stack>
  );
}
