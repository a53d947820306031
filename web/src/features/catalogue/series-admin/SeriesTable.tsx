import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Series } from "@mindreel/contract/catalogue/series";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { pictureOf, seriesListQuery } from "#features/catalogue/series/series.ts";
import { pictureColumn } from "#features/catalogue/video-admin/pictureColumn.tsx";
import { IconStack2 } from "#shared/icons/member.ts";
import { lengthIn } from "#shared/ui/lengthIn.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { DeleteSeries } from "./DeleteSeries.tsx";
import { SeriesModal } from "./SeriesModal.tsx";

const facts: readonly Column<Series>[] = [
  { ...pictureColumn, render: (series) => pictureColumn.render(pictureOf(series)) },
  {
    name: () => messages.titleField,
    render: ({ id, title }) => <PageLink to={pagePath("adminSeries", { id })}>{title}</PageLink>,
  },
  {
    name: () => messages.episodes,
    render: ({ count }) => (count === 0 ? <Text c="dimmed">{messages.none}</Text> : count),
    tight: true,
    end: true,
    narrow: "named",
  },
  {
    name: () => messages.length,
    render: ({ duration }) => lengthIn(duration === 0 ? null : duration),
    tight: true,
    end: true,
  },
];

/** Every series, including those without episodes. */
export function SeriesTable() {
  const query = useInfiniteQuery(seriesListQuery);
  // All rows share one dialog of each kind.
  const [chosen, setChosen] = useState<Series | null>(null);
  const [editing, { open: edit, close: closeEdit }] = useDisclosure();
  const [asking, { open: ask, close: closeAsk }] = useDisclosure();
  const columns = useMemo<readonly Column<Series>[]>(() => {
    const render = (series: Series) => {
      const name = <VisuallyHidden as="span">&nbsp;{series.title}</VisuallyHidden>;
      const choose = (then: () => void) => () => {
        setChosen(series);
        then();
      };
      return (
        <RowActions name={series.title}>
          <Button size="xs" variant="default" onClick={choose(edit)}>
            {messages.edit} {name}
          </Button>
          <Button size="xs" variant="light" danger onClick={choose(ask)}>
            {messages.delete} {name}
          </Button>
        </RowActions>
      );
    };
    return [...facts, { name: () => messages.actions, render, tight: true, narrow: "actions" }];
  }, [edit, ask]);
  return (
    <>
      <PagedTable
        label={messages.title}
        columns={columns}
        query={query}
        empty={
          <EmptyState icon={<IconStack2 size={36} stroke={1.5} />} title={messages.empty} text={messages.emptyText} />
        }
      />
      {chosen !== null && (
        <>
          <SeriesModal key={chosen.id} series={chosen} opened={editing} onClose={closeEdit} />
          <DeleteSeries
            series={chosen}
            opened={asking}
            onClose={closeAsk}
            // The row disappears together with the button that had the focus.
            onDeleted={() => document.getElementById("main")?.focus({ preventScroll: true })}
          />
        </>
      )}
    </>
  );
}
