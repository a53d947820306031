import { Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Category } from "@mindreel/contract/catalogue/categories";
import { messages } from "@mindreel/messages/catalogue/categories";
import { useMemo, useRef, useState } from "react";
import { IconPlus } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";
import classes from "./CategoriesTable.module.css";
import { CategoryModal } from "./CategoryModal.tsx";
import { useCategories } from "./categories.ts";
import { DeleteCategory } from "./DeleteCategory.tsx";

/** The call returns all categories; the table renders this many rows at a time. */
const rowsAtOnce = 100;

const dataColumns: readonly Column<Category>[] = [
  { name: () => messages.id, render: ({ id }) => id, tight: true, narrow: "named" },
  { name: () => messages.name, render: ({ name }) => <Text fw={560}>{name}</Text> },
  {
    name: () => messages.thumbnail,
    render: (category) => <Picture category={category} />,
    tight: true,
    narrow: "picture",
  },
];

export function CategoriesTable() {
  const { data, error, refetch } = useCategories();
  const [adding, { open, close }] = useDisclosure();
  // All rows share one dialog of each kind, because there may be thousands of rows.
  const [chosen, setChosen] = useState<Category | null>(null);
  const [updating, { open: update, close: closeUpdate }] = useDisclosure();
  const [asking, { open: ask, close: closeAsk }] = useDisclosure();
  const columns = useMemo<readonly Column<Category>[]>(() => {
    const render = (category: Category) => {
      const name = <VisuallyHidden as="span">&nbsp;{category.name}</VisuallyHidden>;
      const choose = (then: () => void) => () => {
        setChosen(category);
        then();
      };
      return (
        // Around them, because a value's outer element is laid out as words on a small screen.
        <div>
          <Row>
            <Button size="sm" variant="default" onClick={choose(update)}>
              {messages.update} {name}
            </Button>
            <Button size="sm" variant="light" danger onClick={choose(ask)}>
              {messages.delete} {name}
            </Button>
          </Row>
        </div>
      );
    };
    return [...dataColumns, { name: () => messages.actions, render, tight: true, narrow: "buttons" }];
  }, [update, ask]);
  return (
    <section aria-labelledby="video-categories">
      <Group justify="space-between" mb="md">
        <Title order={2} id="video-categories">
          {messages.title}
        </Title>
        <Button size="sm" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
          {messages.add}
        </Button>
        <CategoryModal opened={adding} onClose={close} />
      </Group>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <Text c="dimmed" py="xl">
          {messages.empty}
        </Text>
      ) : (
        <GrowingTable columns={columns} rows={data} />
      )}
      <CategoryModal {...(chosen !== null && { category: chosen })} opened={updating} onClose={closeUpdate} />
      {chosen !== null && <DeleteCategory category={chosen} opened={asking} onClose={closeAsk} />}
    </section>
  );
}

function GrowingTable({ columns, rows }: { columns: readonly Column<Category>[]; rows: readonly Category[] }) {
  const [shown, setShown] = useState(rowsAtOnce);
  const more = shown < rows.length;
  const count = Math.min(shown, rows.length);
  const body = useRef<HTMLTableSectionElement>(null);
  const onLoad = useFirstNew({ count, hasNextPage: more, isPlaceholderData: false }, "at the end", (index) =>
    body.current?.rows[index]?.focus(),
  );
  return (
    <>
      <DataTable label={messages.title} columns={columns} rows={rows.slice(0, shown)} body={body} />
      {rows.length > rowsAtOnce && (
        <>
          <VisuallyHidden role="status">{format(messages.shownOf, { shown: count, all: rows.length })}</VisuallyHidden>
          <LoadMore
            query={{
              hasNextPage: more,
              isFetchingNextPage: false,
              isFetchNextPageError: false,
              isPlaceholderData: false,
              error: null,
              fetchNextPage: () => setShown(shown + rowsAtOnce),
            }}
            onLoad={onLoad}
          />
        </>
      )}
    </>
  );
}

function Picture({ category: { category_thumbnail: src, thumbnail_srcset: srcSet } }: { category: Category }) {
  if (src === null) return <Text c="dimmed">{messages.none}</Text>;
  return (
    <img
      className={classes.picture}
      src={src}
      {...(srcSet !== null && { srcSet, sizes: "96px" })}
      alt=""
      width={96}
      height={54}
      loading="lazy"
    />
  );
}
