import { Button, Loader, Stack, Text } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";

interface Props {
  readonly query: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error"
  > & { readonly fetchNextPage: () => unknown };
  readonly onLoad: () => void;
}

/** Under a list that grows by a page at a time. */
export function LoadMore({ query, onLoad }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  const load = () => {
    if (isFetchingNextPage) return;
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
      <Button
        variant="default"
        disabled={!hasNextPage}
        leftSection={isFetchingNextPage && <Loader size={18} />}
        onClick={load}
      >
        {hasNextPage ? "Load More" : "Nothing more to load"}
      </Button>
    </Stack>
  );
}
