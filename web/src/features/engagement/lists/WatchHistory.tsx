import { Text } from "@mantine/core";
import type { WatchedVideo } from "@mindreel/contract/engagement/lists";
import { useInfiniteQuery } from "@tanstack/react-query";
import { momentOf } from "#shared/dates.ts";
import { Length } from "#shared/ui/Length.tsx";
import { Section } from "#shared/ui/Section.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { watchHistoryQuery } from "./watchHistory.ts";

const columns: readonly Column<WatchedVideo>[] = [
  {
    name: "Last watched (UTC)",
    render: ({ watched_at }) => <time dateTime={watched_at}>{momentOf(watched_at)}</time>,
    tight: true,
  },
  { name: "Video", render: ({ title }) => title },
  { name: "Length", render: ({ duration }) => <Length seconds={duration} />, tight: true },
];

export function WatchHistory({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(watchHistoryQuery(id));
  return (
    <Section title="Watched">
      <PagedTable label="Watched" columns={columns} query={query} empty={<Text c="dimmed">Nothing so far.</Text>} />
    </Section>
  );
}
