import { Text } from "@mantine/core";
import type { WatchedVideo } from "@mindreel/contract/engagement/lists";
import { watchHistory as messages } from "@mindreel/messages/engagement/lists";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { momentOf } from "#shared/time/dates.ts";
import { lengthIn } from "#shared/ui/lengthIn.tsx";
import { Section } from "#shared/ui/Section.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";

/** A member's watch history, for superusers. */
const watchHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["watched", id],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/category/v1/members/{id}/watched/", { params: { id }, query: pageParam, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    staleTime: 0,
  });

const columns: readonly Column<WatchedVideo>[] = [
  {
    name: () => messages.lastWatched,
    render: ({ watched_at }) => <time dateTime={watched_at}>{momentOf(watched_at)}</time>,
    tight: true,
  },
  { name: () => messages.video, render: ({ title }) => title },
  { name: () => messages.length, render: ({ duration }) => lengthIn(duration), tight: true },
];

export function WatchHistory({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(watchHistoryQuery(id));
  return (
    <Section title={messages.watched}>
      <PagedTable
        label={messages.watched}
        columns={columns}
        query={query}
        empty={<Text c="dimmed">{messages.nothing}</Text>}
      />
    </Section>
  );
}
