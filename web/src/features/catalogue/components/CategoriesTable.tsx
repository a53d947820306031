import { Button, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Category } from "@mindreel/contract/catalogue";
import { IconPlus } from "@tabler/icons-react";
import { useCategories } from "#features/catalogue/api/categories.ts";
import { useDeleteCategory } from "#features/catalogue/api/changeCategory.ts";
import { CategoryModal } from "#features/catalogue/components/CategoryModal.tsx";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { type Column, DataTable } from "#shared/ui/DataTable.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";
import classes from "./CategoriesTable.module.css";

const columns: readonly Column<Category>[] = [
  { name: "Id", render: ({ id }) => id, tight: true },
  { name: "Name", render: ({ name }) => <Text fw={560}>{name}</Text> },
  { name: "Category Thumbnail", render: (category) => <Picture category={category} />, tight: true },
  { name: "Actions", render: (category) => <Actions category={category} />, tight: true },
];

export function CategoriesTable() {
  const { data, error, refetch } = useCategories();
  const [adding, { open, close }] = useDisclosure();
  return (
    <section aria-labelledby="video-categories">
      <Group justify="space-between" mb="md">
        <Title order={2} id="video-categories">
          Video Categories
        </Title>
        <Button size="sm" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
          Add Category
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
          No categories yet. Every video needs one: add the first.
        </Text>
      ) : (
        <DataTable label="Video Categories" columns={columns} rows={data} />
      )}
    </section>
  );
}

function Picture({ category: { category_thumbnail: src, thumbnail_srcset: srcSet } }: { category: Category }) {
  if (src === null) return <Text c="dimmed">None</Text>;
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

function Actions({ category }: { category: Category }) {
  const { id, name } = category;
  const [asking, ask] = useDisclosure();
  const [updating, update] = useDisclosure();
  const { mutateAsync, isPending } = useDeleteCategory();
  const remove = async () => {
    try {
      await mutateAsync(id);
    } catch {
      // A toast says why; the row stays.
      return ask.close();
    }
    // The row is gone, and with it the button that the focus would go back to.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" onClick={update.open}>
        Update <VisuallyHidden component="span">&nbsp;{name}</VisuallyHidden>
      </Button>
      <Button size="xs" variant="light" color="red" onClick={ask.open}>
        Delete <VisuallyHidden component="span">&nbsp;{name}</VisuallyHidden>
      </Button>
      <CategoryModal category={category} opened={updating} onClose={update.close} />
      <Confirm
        opened={asking}
        onClose={ask.close}
        label={`Delete ${name}`}
        title="Delete this category?"
        confirm="Delete"
        pending={isPending}
        onConfirm={() => void remove()}
      >
        <Text>
          <strong>{name}</strong> will disappear. Its videos stay, without a category. This cannot be undone.
        </Text>
      </Confirm>
    </Group>
  );
}
